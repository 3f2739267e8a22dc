"""The table of public tasks: drawn from records, and from as many as there are."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from recorded import record

from crl.domains import make_domain
from crl.errors import RunError
from crl.experiments import EXPERIMENTS
from crl.experiments.targets import targets
from crl.measuring.records import ACCURACY, PROVED, SNAPPED, Record, read_records, write_records
from crl.reports.documents import refreshed
from crl.reports.suite_table import BASELINES, COLUMNS, PARTS, ROWS, suite_part, suite_table

RESULTS = Path(__file__).parents[1] / "results"
CTL = ROWS[0]
STEPS = next(each for each in ROWS if each.domain == "ndr-arithmetic-3")


def cells(table: str, task: str) -> dict[str, str]:
    """A row of the table, by the names of its columns."""
    (line,) = [line for line in table.splitlines() if line.startswith(f"| {task} |")]
    return dict(zip(COLUMNS, (cell.strip() for cell in line.split("|")[1:-1]), strict=True))


def of(values: list[float], **changes: object) -> list[Record]:
    """Records of seeds with these accuracies at the sizes that CTL is tested at."""
    found = record(domain="ctl", learner="crl", variant="ctl", split="longer", size=10)
    return [replace(found, **changes, seed=seed, value=v) for seed, v in enumerate(values)]


def test_tasks_without_records_have_a_row_with_nothing_in_it(tmp_path: Path) -> None:
    table = suite_table(tmp_path)
    assert table.count("\n") == len(ROWS) + 3
    for each in ROWS:
        found = cells(table, each.task)
        assert [found[name] for name in COLUMNS[4:]] == ["-"] * 5
    assert table.endswith("Training of all 0 recorded runs of CRL takes 0 minutes on 2 cores.")
    for name in set(PARTS) - {"peers"}:
        assert suite_part(name, tmp_path)


def test_a_row_has_the_median_the_worst_seed_and_how_many_are_proved(tmp_path: Path) -> None:
    proofs = of([1.0, 1.0, 0.0], metric=PROVED, split="every size", size=0)
    runs = of([1.0, 0.98, 0.5], metric=SNAPPED, seconds=240.0) + of([0.1] * 3, metric=ACCURACY)
    write_records(tmp_path / "suite-tables.jsonl", [*runs, *proofs])
    table = suite_table(tmp_path)
    found = cells(table, CTL.task)
    assert (found["ours, median"], found["ours, worst seed"]) == ("98.0 %", "50.0 %")
    assert found["proved seeds"] == "2 of 3"
    assert cells(table, "CTL, backward")["ours, median"] == "-"


def test_accuracy_is_the_mean_over_the_tested_sizes_of_seeds_that_have_all(tmp_path: Path) -> None:
    at = {"domain": STEPS.domain, "metric": SNAPPED}
    runs = of([1.0, 0.8], size=7, **at) + of([0.9], size=8, **at)
    write_records(tmp_path / f"{STEPS.records}.jsonl", runs)
    assert cells(suite_table(tmp_path), STEPS.task)["ours, worst seed"] == "95.0 %"


def test_the_better_budget_of_a_baseline_counts_and_both_tasks_in_brackets_share_it(
    tmp_path: Path,
) -> None:
    for domain, size in (("ctl", 10), ("ndr-arithmetic", 7), ("ndr-arithmetic", 8)):
        path = tmp_path / f"{domain}-baselines.jsonl"
        known = read_records(path) if path.exists() else []
        few = of([0.2, 0.3, 0.9], domain=domain, size=size, variant="rnn-equal-data")
        many = of([0.4, 0.5, 0.6], domain=domain, size=size, variant="rnn-equal-time")
        write_records(path, [*known, *few, *many])
    table = suite_table(tmp_path)
    for task in (CTL.task, STEPS.task, "bracketed arithmetic, windows of 5"):
        assert (cells(table, task)["RNN"], cells(table, task)["transformer"]) == ("50.0 %", "-")


def test_the_best_published_number_is_a_record_and_says_whose_it_is() -> None:
    table = suite_table(RESULTS)
    assert cells(table, CTL.task)["best published"] == "100 % (NDR)"
    assert cells(table, STEPS.task)["best published"] == "98 % (NDR)"
    assert cells(table, "numerical arithmetic")["best published"] == "about 80 % (CRL, 2019)"
    assert cells(table, "multilingual arithmetic")["best published"] == "about 60 % (CRL, 2019)"
    known = {each.peers for each in ROWS}
    for each in read_records(RESULTS / "peers.jsonl"):
        assert each.domain in known
        assert "Table" in each.experiment
        assert each.note
        assert each.note.startswith("read in the paper")


@pytest.mark.parametrize("row", ROWS, ids=lambda each: each.domain)
def test_a_row_is_of_problems_that_an_experiment_measures(row: object) -> None:
    each = next(found for found in ROWS if found is row)
    experiment = EXPERIMENTS[each.records]
    assert experiment in targets("suite")
    assert each.domain in {config.domain for config in experiment.configs}
    assert set(each.sizes) <= set(experiment.counts)
    assert all(experiment.counts[size] >= 2000 for size in each.sizes)
    domain = make_domain(each.domain)
    (config,) = [config for config in experiment.configs if config.domain == each.domain]
    last = config.curriculum.last
    assert str(last) in each.trained
    assert each.split in domain.groups or min(each.sizes) > last


def test_an_unknown_part_is_refused_with_the_known_ones(tmp_path: Path) -> None:
    with pytest.raises(RunError, match="no part 'rows'; expected one of table"):
        refreshed("<!-- suite: rows -->\n<!-- end -->", tmp_path)
    assert set(BASELINES) == {"RNN", "transformer"}
