"""The parts of `check_domain`: each function checks one thing and can be called alone."""
