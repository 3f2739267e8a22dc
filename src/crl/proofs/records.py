"""Certificates as records: whether a learner is proved, and the margins of the parts."""

from __future__ import annotations

from crl.measuring.records import EVERY, MARGIN, PROVED, Record, record_of
from crl.proofs.certificate import Certificate
from crl.solving import Origin


def certificate_records(
    certificate: Certificate, origin: Origin, domain: str, experiment: str
) -> list[Record]:
    """One record of the verdict, with what is in the way of a proof; one of each margin."""
    note = certificate.because
    if certificate.counterexample is not None:
        note = f"{certificate.counterexample}; {note}"
    proved = record_of(
        origin,
        experiment=experiment,
        domain=domain,
        split="all",
        size=EVERY,
        metric=PROVED,
        value=float(certificate.verdict == "proved"),
        note=note or None,
    )
    margins = [
        record_of(
            origin,
            experiment=experiment,
            domain=domain,
            split=part.name,
            size=EVERY,
            metric=MARGIN,
            value=round(part.margin, 4),
        )
        for part in certificate.parts
        if part.margin is not None
    ]
    return [proved, *margins]
