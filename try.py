import sys
from crl.proofs import certify
from crl.solving import find_model, load_model
for name in sys.argv[1:]:
    s = load_model(find_model(name)); print(name); print(certify(s.learner, s.domain), flush=True)
