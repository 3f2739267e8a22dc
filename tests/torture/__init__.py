"""Attacks on `crl`: kills, damage, hostile input, full disks, power cuts.

`python -m tests.torture` in the folder of the repository; `--help` says more.
"""
