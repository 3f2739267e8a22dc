"""A page on this machine: programs, proofs, what was learned, and runs; for the loopback only.

`server` opens the door, `security` stands at it, `app` knows the addresses, `pool` has the
processes that compute, `worker` and `tasks` are what they do.
"""
