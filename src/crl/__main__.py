"""`python -m crl` is `crl`."""

from crl.cli import main

if __name__ == "__main__":  # not in the worker processes of `crl reproduce`
    main()
