"""Documents, tables and model cards: every number in them comes from a record."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest
from recorded import record

from crl.domains import make_domain
from crl.domains.arithmetic.numeric import Numeric
from crl.errors import RunError, UsageError
from crl.experiments import EXPERIMENTS
from crl.experiments.failures import failures
from crl.experiments.pages import changed, write_pages
from crl.experiments.tries import TRIES
from crl.measuring import measure_run, run
from crl.measuring.records import paper_records, read_records, write_records
from crl.presets import preset
from crl.reports.documents import BLOCK, HEADLINE, Claim, headline_table, refreshed
from crl.reports.export import card_of, export_model
from crl.reports.model_card import model_card
from crl.reports.run_report import report_run
from crl.reports.suite_table import ROWS as SUITE_ROWS
from crl.reports.tables import accuracy_table
from crl.solving import load_model, packaged_models, shipped_models
from crl.training import RunFolder, train
from crl.training.config_file import config_hash

ROOT = Path(__file__).parents[1]
RESULTS = ROOT / "results"
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
DOCUMENTS = [path for path in PAGES if BLOCK.search(path.read_text())]


# --- pages --------------------------------------------------------------------------------------
@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_tables_are_what_the_records_say(path: Path) -> None:
    text = path.read_text()
    assert refreshed(text, RESULTS) == text


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_every_block_of_a_page_begins_and_ends(path: Path) -> None:
    begins = re.findall(r"^<!-- \w+: .* -->$", path.read_text(), flags=re.MULTILINE)
    assert len(begins) == path.read_text().count("<!-- end -->") == len(set(begins))


def test_records_of_every_experiment_are_shown_on_some_page() -> None:
    texts = [path.read_text() for path in DOCUMENTS]
    shown = {
        name for text in texts for match in BLOCK.finditer(text) for name in match[3].split("+")
    }
    shown |= {name for text in texts for name in re.findall(r"figures/([\w-]+)\.svg", text)}
    shown |= {name for each in SUITE_ROWS for name in (each.records, f"{each.peers}-baselines")}
    recorded = {path.stem for path in RESULTS.glob("*.jsonl")}
    recorded = {name for name in recorded if not name.endswith("-curves")}
    assert recorded - {"paper", "peers"} <= shown


def test_the_headline_has_the_worst_of_six_seeds_beside_the_papers_number() -> None:
    lines = headline_table(RESULTS).splitlines()
    assert lines[0] == (
        "| task | trained on | measured on | ours, median | ours, worst of six seeds | the paper "
        "| proved at every length |"
    )
    cells = [[cell.strip() for cell in line.split("|")[1:-1]] for line in lines[2:]]
    assert [row[-2] for row in cells] == ["about 80 %", "about 60 %", "no number given"]
    assert [row[-1] for row in cells] == ["26 of 26 runs", "24 of 24 runs", "-"]
    for claim, row in zip(HEADLINE, cells, strict=True):
        values = [
            each.value
            for each in read_records(RESULTS / f"{claim.records}.jsonl")
            if (each.split, each.size, each.metric) == (claim.split, claim.size, "accuracy")
        ]
        assert len(values) == 6
        assert row[4] == f"{100 * min(values):.1f} %"
    made = refreshed("<!-- headline: results -->\n<!-- end -->\n", RESULTS)
    assert made == f"<!-- headline: results -->\n{headline_table(RESULTS)}\n<!-- end -->\n"


@pytest.mark.parametrize("claim", HEADLINE[:2], ids=lambda claim: claim.records)
def test_the_headline_says_what_was_trained(claim: Claim) -> None:
    sizes = make_domain(claim.records).sizes_up_to(preset(claim.records).curriculum.last)
    assert claim.trained.startswith(sizes)


# --- pages of experiments ------------------------------------------------------------------------
def test_pages_of_experiments_are_what_definitions_and_records_say(tmp_path: Path) -> None:
    written = {path.name: path.read_text() for path in write_pages(RESULTS, tmp_path)}
    folder = ROOT / "docs" / "experiments"
    assert {path.name: path.read_text() for path in folder.iterdir()} == written
    assert set(written) == {"index.md", *(f"{name}.md" for name in EXPERIMENTS)}
    assert write_pages(RESULTS, tmp_path) == []


def test_tries_of_an_experiment_are_entries_of_the_log() -> None:
    entries = re.findall(r"^## (.*)$", (ROOT / "docs" / "log.md").read_text(), re.MULTILINE)
    assert {title for titles in TRIES.values() for title in titles} <= set(entries)
    assert set(TRIES) <= set(EXPERIMENTS)


def test_what_a_variant_changes_is_written_as_it_is_set() -> None:
    configs = {each.variant: each for each in EXPERIMENTS["numeric-ablations"].configs}
    assert changed(configs["one-replay"])["modules.replays"] == 1
    assert changed(configs["stop-at-5-terms"])["curriculum.last"] == 5
    assert changed(EXPERIMENTS["numeric"].configs[0]) == {}


def test_failed_runs_are_named_and_solved_ones_are_not() -> None:
    experiment = EXPERIMENTS["numeric"]
    good = record(learner="crl", variant="small", value=1.0)
    assert list(failures(experiment, [good])) == [
        "No recorded run failed: the lowest accuracy is 100.00 %."
    ]
    unproved = replace(good, metric="proved", value=0.0, seed=7)
    late = replace(good, episodes=experiment.configs[0].max_episodes, value=0.25, seed=8)
    said = "\n".join(failures(experiment, [good, unproved, late]))
    assert "- `small`: 1 of 3, the limit is 400,000 episodes" in said
    assert "- `small`: 1 of 1, seed 7" in said
    assert "| small | 1 of 3 | 25.0 % | small, seed 8, 10 unseen |" in said


# --- tables -------------------------------------------------------------------------------------
def test_the_papers_number_of_crl_stands_beside_crl_only() -> None:
    for learner, beside in (("crl", "about 0.80"), ("hcf", "-"), ("rnn", "-")):
        found = record(learner=learner, split="longer", size=20)
        last = accuracy_table([found], paper_records(), "terms").splitlines()[-1]
        assert last.split("  ")[-1] == beside


def test_only_tables_of_the_papers_domains_have_a_column_for_it() -> None:
    for domain, has_column in (("numeric", True), ("images", True), ("problems", False)):
        lines = accuracy_table([record(domain=domain)], paper_records(), "size").splitlines()
        assert [line.endswith(("paper", "-")) for line in lines] == [has_column, has_column]
        assert all(line == line.rstrip() for line in lines)


def test_tables_say_how_many_problems_were_measured_if_not_as_many_for_all(tmp_path: Path) -> None:
    write_records(tmp_path / "mine.jsonl", [record(), record(variant="rnn-10x", n=2000)])
    made = refreshed("<!-- summary: mine -->\n<!-- end -->", tmp_path)
    assert "problems measured: 100 or 2,000 (10 unseen)." in made


def test_tables_show_parameters_and_percentiles(tmp_path: Path) -> None:
    records = [record(seed=seed, value=seed / 10, parameters=1234) for seed in range(11)]
    write_records(tmp_path / "mine.jsonl", records)
    table = refreshed("<!-- percentiles: mine -->\n<!-- end -->", tmp_path)
    assert "| variant | runs | parameters | episodes | seconds | 10 unseen |" in table
    assert "| rnn | 11 | 1,234 | 1,000 | 2 | 50.0 (10.0 to 90.0) |" in table


def test_a_table_can_hold_the_records_of_several_files(tmp_path: Path) -> None:
    write_records(tmp_path / "ours.jsonl", [record(learner="crl", variant=None, value=0.75)])
    write_records(tmp_path / "theirs.jsonl", [record()])
    table = refreshed("<!-- summary: ours+theirs -->\n<!-- end -->", tmp_path)
    assert "| crl | 1 | 1,000 | 2 | 75.00 (75.00) |" in table
    assert "| rnn | 1 | 1,000 | 2 | 50.00 (50.00) |" in table


def test_a_document_that_names_records_that_are_not_there_is_refused(tmp_path: Path) -> None:
    for block in ("<!-- table: none -->", "<!-- text: none -->"):
        with pytest.raises(RunError, match=r"cannot read .*none"):
            refreshed(f"{block}\n<!-- end -->", tmp_path)


# --- model cards --------------------------------------------------------------------------------
@pytest.mark.parametrize("name", packaged_models())
def test_the_card_of_a_shipped_model_is_what_its_folder_says(name: str) -> None:
    card = (packaged_models()[name] / "README.md").read_text()
    assert card_of(packaged_models()[name]) == card
    assert f"`crl solve {name} " in card
    assert f'crl.load("{name}")' in card
    assert "license: mit" in card


@pytest.mark.parametrize("name", shipped_models())
def test_shipped_models_are_of_the_settings_they_say(name: str) -> None:
    folder = shipped_models()[name]
    made = json.loads((folder / "results.json").read_text())
    model = load_model(folder)
    hashes = {made["origin"]["config_hash"], *(each["config_hash"] for each in made["records"])}
    assert hashes == {config_hash(preset(name))} == {config_hash(model.config)}
    assert json.loads((folder / "config.json").read_text())["schema"] == 2
    assert model.origin.parameters == model.learner.num_parameters


@pytest.fixture(params=["crl", "rnn"])
def finished(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> RunFolder:
    """A short run of a learner that writes programs, or of one that does not."""
    monkeypatch.setattr(Numeric, "measured", (3, 20))
    monkeypatch.setattr(run, "COUNT", 20)
    config = preset("numeric", request.param, "smoke")
    config = replace(config, max_episodes=2 * config.batch, variant="mine")
    return train(config, tmp_path / "run")


def test_a_run_is_reported_beside_the_paper_and_leaves_records_and_traces(
    finished: RunFolder,
) -> None:
    said: list[str] = []
    records = report_run(finished.path, said.append)
    learner = records[0].learner
    assert said[0] == "measuring 3 terms ..."
    assert ("about 0.80" in said[-1]) == (learner == "crl")
    assert (finished.path / "measures.jsonl").exists()
    traces = finished.path / "traces.jsonl"
    assert traces.exists() == (learner == "crl")
    if traces.exists():
        lines = [json.loads(line) for line in traces.read_text().splitlines()]
        assert {line["problem"] for line in lines} == set(range(5))


def test_an_exported_card_names_its_own_folder_and_claims_no_license(
    finished: RunFolder, tmp_path: Path
) -> None:
    out = tmp_path / "my models" / "first"
    measure_run(finished.path, lambda line: None)
    export_model(finished.path, out)
    card = (out / "README.md").read_text()
    assert f"`crl solve '{out}' " in card
    assert f'crl.load("{out}").solve(' in card
    assert "license" not in card
    learner = finished.config.learner
    assert ("--learner" in card) == ("It answers without writing a program." in card)
    assert ("crl trace" in card) == ("Greedy execution." in card) == (learner == "crl")
    assert "--config config.json" in card  # it was not trained with the named settings
    both = [load_model(path) for path in (finished.path, out)]
    assert both[0].origin == both[1].origin
    problems = both[0].domain.unseen(5, 50)
    outputs = [model.learner.execute(problems).output for model in both]
    assert outputs[0].equal(outputs[1])


def test_a_card_gives_the_files_that_a_model_needs_again() -> None:
    files = {"domain": "my files/mine.py:Mine", "learner": "bag.py:Bag"}
    card = model_card(load_model(shipped_models()["multilingual"]), [], Path("models/a"), files)
    assert "`crl train 'my files/mine.py:Mine' --seed 0`" in card
    again = "--to spanish --domain 'my files/mine.py:Mine' --learner bag.py:Bag`"
    assert f'crl solve models/a "three plus four times seven" {again}' in card
    called = 'crl.load("models/a", domain="my files/mine.py:Mine", learner="bag.py:Bag")'
    assert f'{called}.solve("three plus four times seven", to="spanish").answer' in card


def test_what_is_not_measured_to_the_end_is_not_exported(
    finished: RunFolder, tmp_path: Path
) -> None:
    (finished.path / "measures-numeric.jsonl").write_text("")  # of an experiment
    with pytest.raises(RunError, match="was not measured yet"):
        export_model(finished.path, tmp_path / "model")
    measure_run(finished.path, lambda line: None)
    path = finished.path / "measures.jsonl"
    path.write_text("".join(path.read_text().splitlines(keepends=True)[:-1]))
    with pytest.raises(RunError, match="not measured yet, or not to the end"):
        export_model(finished.path, tmp_path / "model")
    measure_run(finished.path, lambda line: None)
    (tmp_path / "model").mkdir()
    (tmp_path / "model" / "notes.txt").touch()
    with pytest.raises(UsageError, match="is not empty; give a new folder"):
        export_model(finished.path, tmp_path / "model")
