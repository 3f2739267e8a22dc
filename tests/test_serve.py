"""The server of `crl serve`: what it answers, what it refuses, and how it ends."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
import torch
from commands import crl as command
from commands import wait_until
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from serving import HOSTILE, Served, make_runs, served

import crl
from crl.domains.images.combinations import Combination, deformed, transform
from crl.serve.app import STATIC
from crl.serve.security import MOST_BYTES
from crl.serve.worker import Call, answer
from crl.solving import packaged_models, shipped_models
from crl.viewer.colours import style_sheet

ENGLISH = {"input": "three plus four times seven", "options": {"to": "spanish"}}


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_runs(tmp_path_factory.mktemp("served"))


@pytest.fixture(scope="module")
def server(runs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("server"), runs) as server:
        server.ask("/api/trace", model="multilingual", **ENGLISH)
        yield server


@pytest.fixture
def client(server: Served) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def finished(server: Served, id: str) -> dict[str, Any]:
    """Ask after a job until it is over."""
    found: dict[str, Any] = {"state": "running"}

    def over() -> bool:
        found.update(server.ask(f"/api/jobs/{id}"))
        return bool(found["state"] != "running")

    wait_until(over, 60)
    return found


# --- what is answered -----------------------------------------------------------------------------
def test_the_page_comes_at_once_with_a_strict_policy(client: httpx.Client) -> None:
    best = 10.0  # of some attempts: the machine may do other things too
    for _ in range(5):
        began = time.monotonic()
        answer = client.get("/")
        best = min(best, time.monotonic() - began)
    assert best < 0.1
    assert answer.status_code == 200
    policy = answer.headers["content-security-policy"]
    assert policy.startswith("default-src 'self';")
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "<script>" not in answer.text
    assert "style=" not in answer.text


def test_every_file_that_the_page_asks_for_is_there(client: httpx.Client) -> None:
    for path in [*STATIC.glob("*.js"), *STATIC.glob("*.css"), *STATIC.glob("*.svg")]:
        assert client.get(f"/static/{path.name}").status_code == 200
    for name in ("player.js", "dom.js", "player.css"):
        assert client.get(f"/player/{name}").status_code == 200


def test_the_colours_of_the_page_are_those_of_the_viewer() -> None:
    assert (STATIC / "colours.css").read_text() == style_sheet()


def test_models_are_shipped_ones_and_those_in_the_runs_folder(server: Served) -> None:
    listed = server.ask("/api/models")
    found = {model["id"]: model for model in listed["models"]}
    under_runs = {"runs/numeric/crl", "runs/numeric/rnn", "runs/damaged"}
    under_runs.add(f"runs/numeric/{HOSTILE}")
    assert set(found) == set(packaged_models()) | under_runs  # neither links out nor broken ones
    assert found["multilingual-rnn"]["kind"] == "compared"
    assert found["runs/numeric/rnn"]["state"] == "finished"
    assert found["runs/damaged"]["kind"] == "exported"
    assert listed["first"] in found


def test_a_model_says_what_can_be_given_to_it(server: Served) -> None:
    about = server.ask("/api/model?model=multilingual")
    source, target = about["options"]
    assert source["name"] == "from"
    assert not source["required"]
    assert target["required"]
    assert target["values"] == source["values"]
    assert "pig-latin" in source["values"]
    assert about["groups"] == ["held-out", "train", "all"]
    images = server.ask("/api/model?model=images")
    assert images["pictures"]
    assert [each["name"] for each in images["deformations"]][:2] == ["scale", "rotate"]


def test_an_input_is_answered_with_its_program(server: Served) -> None:
    found = server.ask("/api/trace", model="multilingual", **ENGLISH)
    wanted = crl.load("multilingual").trace(ENGLISH["input"], to="spanish")
    assert found["program"] == json.loads(json.dumps(wanted.to_dict(states=False)))
    assert found["solution"]["answer"] == found["right"] == "uno"
    assert found["size"] == "3 terms"


def test_a_program_of_ten_terms_comes_soon_once_the_model_is_loaded(server: Served) -> None:
    text = "+".join("1234567890")
    server.ask("/api/trace", model="numeric", input=text)
    best = 10.0
    for _ in range(5):
        began = time.monotonic()
        server.ask("/api/trace", model="numeric", input=text)
        best = min(best, time.monotonic() - began)
    assert best < 0.3


def test_a_baseline_answers_without_a_program(server: Served) -> None:
    found = server.ask("/api/trace", model="runs/numeric/rnn", input="1+1")
    assert found["program"] is None
    assert found["right"] == "2"
    assert found["correct"] == (found["solution"]["answer"] == "2")


@pytest.mark.parametrize("size", [2, 8, 300])
def test_problems_of_any_length_are_rolled_from_what_was_never_trained(
    server: Served, size: int
) -> None:
    body = {"model": "multilingual", "size": size, "group": "held-out"}
    found = [server.ask("/api/roll", **body, number=number) for number in range(3)]
    assert len({each["input"] for each in found}) > 1
    for each in found:
        assert len(each["input"].split()) == 2 * size - 1
        asked = crl.load("multilingual").query(each["input"], **each["options"])
        assert crl.load("multilingual").domain.remark(asked)


def test_what_is_rolled_fits_the_languages_that_were_chosen(server: Served) -> None:
    chosen = {"from": "spanish", "to": "pig-latin"}
    found = server.ask("/api/roll", model="multilingual", size=4, options=chosen, number=5)
    assert found["options"] == chosen
    assert set(found["input"].split()) & {"mas", "por", "menos"}


def test_a_certificate_is_a_job_whose_result_is_kept(server: Served) -> None:
    job = server.ask("/api/jobs", task="certify", model="numeric")
    done = finished(server, job["id"])
    assert done["result"]["verdict"] == "proved"
    assert all(part["holds"] for part in done["result"]["parts"])
    again = finished(server, server.ask("/api/jobs", task="certify", model="numeric")["id"])
    assert again["id"] != done["id"]
    assert again["result"] == done["result"]


def test_the_counterexample_of_a_wrong_learner_can_be_played(server: Served) -> None:
    job = server.ask("/api/jobs", task="certify", model="runs/damaged")
    example = finished(server, job["id"])["result"]["counterexample"]
    given = {"input": example["input"], "options": example["options"], "snap": True}
    played = server.ask("/api/trace", model="runs/damaged", **given)
    assert played["correct"] is False
    assert played["solution"]["answer"] == example["answer"]
    assert played["program"]["first_mistake"] is not None


def test_what_was_learned_comes_as_pictures_and_in_words(server: Served) -> None:
    job = server.ask("/api/jobs", task="learned", model="numeric")
    result = finished(server, job["id"])["result"]
    assert result["used"] == ["R1"]
    assert result["pictures"][0]["head"] == "What each module computes"
    assert all(picture["svg"].startswith("<svg") for picture in result["pictures"])
    assert "300 of 300 cells right" in result["words"]


def test_curves_of_a_run_grow_while_it_is_trained(server: Served, runs: Path) -> None:
    run = runs / "numeric" / "growing"
    shutil.copytree(runs / "numeric" / "crl", run)
    (run / "DONE").unlink()
    try:
        wait_until(lambda: any("growing" in m["id"] for m in server.ask("/api/models")["models"]))
        before = server.ask("/api/curve?run=runs/numeric/growing")
        assert before["metrics"]["accuracy"]
        line = json.loads((run / "metrics.jsonl").read_text().splitlines()[-1])
        with (run / "metrics.jsonl").open("a") as file:
            file.write(json.dumps({**line, "update": line["update"] + 1}) + "\n" + '{"half')
        after = server.ask("/api/curve?run=runs/numeric/growing")
        assert after["updates"] == before["updates"] + 1
        assert after["state"] == "training"
    finally:
        shutil.rmtree(run)


# --- pictures -------------------------------------------------------------------------------------
def picture_of(image: torch.Tensor) -> str:
    from base64 import b64encode

    from crl.domains.pictures import as_png

    return "data:image/png;base64," + b64encode(as_png(image)).decode()


def a_bar() -> torch.Tensor:
    image = torch.zeros(42, 42)
    image[8:34, 18:24] = 1
    return image


@pytest.mark.parametrize(
    ("amounts", "combination"),
    [
        ({"scale": -1, "rotate": 0.5}, Combination("small", "right", "")),
        ({"rotate": -1, "shift across": 1}, Combination("", "left", "right")),
        ({"scale": 1, "shift down": -0.5}, Combination("big", "", "up")),
    ],
)
def test_a_drawing_is_deformed_as_the_domain_makes_its_problems(
    amounts: dict[str, float], combination: Combination
) -> None:
    part = [abs(amounts.get(name, 0)) for name in ("scale", "rotate")]
    part.append(max(abs(amounts.get(name, 0)) for name in ("shift across", "shift down")))
    image = torch.rand(1, 42, 42)
    wanted = transform(image, [combination], torch.tensor([part]), 45.0)
    assert torch.allclose(deformed(image, amounts, 45.0), wanted, atol=1e-5)


def test_a_drawing_is_deformed_and_recognised(server: Served) -> None:
    amounts = {"rotate": 1.0, "shift across": 0.5, "shift down": 0.5}
    made = server.ask("/api/deform", model="images", picture=picture_of(a_bar()), amounts=amounts)
    assert made["options"] == {"steps": "2"}
    given = {"input": "", "picture": made["picture"], "options": made["options"]}
    found = server.ask("/api/trace", model="images", **given)
    assert found["program"]["input"] == "the drawing"
    assert found["program"]["picture"].startswith("data:image/png")
    assert len([line for line in found["program"]["lines"] if line["reads"]]) == 2


@pytest.mark.parametrize(
    ("picture", "complaint"),
    [
        (None, "reads pictures; draw one"),
        ("data:image/png;base64,!!", "not base64"),
        ("data:image/png;base64,AAAA", "the drawing is not a picture"),
        (picture_of(torch.zeros(42, 42)), "the drawing shows nothing"),
    ],
)
def test_what_is_no_drawing_is_refused_and_no_file_is_read(
    client: httpx.Client, picture: str | None, complaint: str
) -> None:
    body = {"model": "images", "input": "/etc/passwd", "picture": picture, "options": {}}
    answer = client.post("/api/trace", json=body)
    assert answer.status_code == 422
    assert complaint in answer.json()["error"]
    assert "/tmp" not in answer.text


# --- what is refused ------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "headers",
    [
        {"host": "evil.example"},
        {"host": "127.0.0.1"},
        {"host": "127.0.0.1:1"},
        {"host": "localhost.evil.example"},
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"sec-fetch-site": "cross-site"},
    ],
    ids=str,
)
def test_other_pages_are_refused(client: httpx.Client, headers: dict[str, str]) -> None:
    answer = client.get("/api/models", headers=headers)
    assert answer.status_code == 403
    assert set(answer.json()) == {"error"}


def test_the_page_itself_is_answered_by_each_of_its_names(server: Served) -> None:
    for name in ("127.0.0.1", "localhost"):
        headers = {"host": f"{name}:{server.port}", "origin": f"http://{name}:{server.port}"}
        with server.client(headers=headers) as client:
            assert client.get("/api/models").status_code == 200


@pytest.mark.parametrize(
    "path",
    [
        "/static/../app.py",
        "/static/%2e%2e/app.py",
        "/static/..%2fapp.py",
        "/static/%252e%252e/app.py",
        "/static//etc/passwd",
        "/player/../../errors.py",
        "/player/..%5c..%5cerrors.py",
        "/static/%00",
        "/api/curve?run=runs/../outside",
        "/api/curve?run=runs/link",
        "/api/curve?run=/etc",
        "/api/model?model=../../outside",
        "/api/model?model=runs/hidden",
        "/api/model?model=%2e%2e%2foutside",
        "/api/jobs/..%2f..",
        "/nothing",
    ],
)
def test_nothing_outside_is_reached(server: Served, path: str) -> None:
    request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n"
    said = raw(server, request.encode())
    assert said.split(b" ")[1] in (b"404", b"400")
    assert b"Traceback" not in said
    assert b"root:" not in said


def raw(server: Served, content: bytes, seconds: float = 10) -> bytes:
    """Send bytes as they are; all that is answered."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as connection:
        connection.sendall(content)
        parts = []
        while part := connection.recv(65536):
            parts.append(part)
    return b"".join(parts)


@pytest.mark.parametrize(
    ("content", "status", "complaint"),
    [
        (b"{", 400, "not JSON"),
        (b"[]", 400, "not a JSON object"),
        (b"\xff", 400, "not JSON"),
        (b"[" * 5000, 400, "not JSON"),
        (b'{"model": NaN}', 400, "not JSON"),
        (b"{}", 422, "input is missing"),
        (b'{"input": 3, "model": "numeric"}', 422, "input is missing or no text"),
        (b'{"input": "1+1", "model": "nothing"}', 404, "no model 'nothing'"),
        (b'{"input": "1+", "model": "numeric"}', 422, "ends with the operator"),
        (b'{"input": "1+1", "model": "numeric", "options": {"to": "x"}}', 422, "no option 'to'"),
        (b'{"input": "1+1", "model": "numeric", "options": [1]}', 422, "options must be"),
        (b'{"input": "1+1", "model": "numeric", "snap": 1}', 422, "true or false"),
        (b'{"input": "\\u0000", "model": "numeric"}', 422, "characters that no text has"),
        (b'{"input": "\\ud800", "model": "numeric"}', 422, "characters that no text has"),
        (b'{"input": "%s", "model": "numeric"}' % (b"1" * 50_000), 413, "50,000 characters"),
        (b" " * (MOST_BYTES + 1), 413, "at most 256,000 bytes"),
    ],
    ids=range(16),
)
def test_a_wrong_request_is_refused_with_a_sentence(
    client: httpx.Client, content: bytes, status: int, complaint: str
) -> None:
    answer = client.post(
        "/api/trace", content=content, headers={"content-type": "application/json"}
    )
    assert answer.status_code == status
    assert complaint in answer.json()["error"]
    assert answer.headers["content-type"] == "application/json"


def test_bodies_of_unsaid_size_are_limited_too(client: httpx.Client) -> None:
    parts = (b" " * 10_000 for _ in range(50))
    answer = client.post("/api/trace", content=parts, headers={"content-type": "application/json"})
    assert answer.status_code == 413


def test_other_methods_kinds_and_tasks_are_refused(client: httpx.Client) -> None:
    assert client.post("/api/trace", data={"input": "1+1"}).status_code == 415
    assert client.get("/api/trace").status_code == 405
    assert client.delete("/").status_code == 405
    assert client.get("/api/jobs/nothing").status_code == 404
    asked = {"task": "train", "model": "numeric"}
    assert "expected certify or learned" in client.post("/api/jobs", json=asked).json()["error"]
    asked = {"model": "numeric", "size": 10**6, "number": 0}
    assert client.post("/api/roll", json=asked).status_code == 422


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(text=st.text(max_size=60), model=st.sampled_from(["numeric", "multilingual", None]))
def test_whatever_is_given_is_answered_as_data(
    client: httpx.Client, text: str, model: str | None
) -> None:
    body = {"model": model or text, "input": text, "options": {"to": text}}
    content = json.dumps(body).encode()
    answer = client.post(
        "/api/trace", content=content, headers={"content-type": "application/json"}
    )
    assert answer.status_code in (200, 404, 422)
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert isinstance(answer.json(), dict)


def test_a_fault_of_a_task_is_said_without_its_traceback(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = answer(Call("nonsense", shipped_models()["numeric"], ()), OrderedDict())
    assert found.status == 500
    assert "fault of the server" in found.sentence
    assert "KeyError" not in found.sentence


# --- many at once, slow ones, long ones -----------------------------------------------------------
def test_fifty_requests_at_once_are_all_answered(server: Served) -> None:
    def work(number: int) -> str:
        text = f"{number % 10}+{number // 10}*3"
        return str(server.ask("/api/trace", model="numeric", input=text)["solution"]["answer"])

    with ThreadPoolExecutor(50) as threads:
        found = list(threads.map(work, range(50)))
    assert found == [str((number % 10 + number // 10 * 3) % 10) for number in range(50)]


def test_slow_clients_are_given_up_and_disturb_nobody(server: Served) -> None:
    host = f"Host: 127.0.0.1:{server.port}\r\n".encode()
    half_a_head = b"GET / HTTP/1.1\r\n"
    half_a_body = b"POST /api/trace HTTP/1.1\r\n" + host
    half_a_body += b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    slow = []
    for content in [half_a_head, half_a_body] * 20:
        connection = socket.create_connection(("127.0.0.1", server.port), timeout=10)
        connection.sendall(content)
        slow.append(connection)
    began = time.monotonic()
    assert server.ask("/api/models")
    assert time.monotonic() - began < 1
    for connection in slow:
        said = connection.recv(65536)
        assert said == b"" or said.split(b" ")[1] == b"408"
        connection.close()


def test_a_request_under_way_is_not_given_up_as_slow(server: Served) -> None:
    began = time.monotonic()
    found = server.ask("/api/trace", model="numeric", input="+".join(["1"] * 1200))
    assert time.monotonic() - began > 1.5  # the limit for slow clients here
    assert found["correct"]


def test_a_long_computation_can_be_cancelled_and_delays_nobody(server: Served) -> None:
    job = server.ask("/api/jobs", task="certify", model="multilingual")
    began = time.monotonic()
    server.ask("/api/trace", model="numeric", input="1+1")
    assert time.monotonic() - began < 5
    assert server.ask(f"/api/jobs/{job['id']}")["state"] == "running"
    with server.client() as client:
        assert client.delete(f"/api/jobs/{job['id']}").json()["state"] == "cancelled"
    began = time.monotonic()
    next_one = server.ask("/api/jobs", task="certify", model="runs/numeric/crl")
    finished(server, next_one["id"])
    assert time.monotonic() - began < 20


def test_a_computation_ends_when_its_visitor_goes(server: Served) -> None:
    text = "+".join(["1"] * 1900)
    body = {"model": "numeric", "input": text, "options": {}}
    for _ in range(2):  # as many as may be under way
        with server.client() as client, pytest.raises(httpx.ReadTimeout):
            client.post("/api/trace", json=body, timeout=0.5)
    began = time.monotonic()
    server.ask("/api/trace", model="numeric", input="+".join(["1"] * 160))
    assert time.monotonic() - began < 8  # each of them would take longer


def test_a_job_that_nobody_asks_after_is_ended(tmp_path: Path, runs: Path) -> None:
    with served(tmp_path, runs, patience=1) as server:
        job = server.ask("/api/jobs", task="certify", model="multilingual")
        time.sleep(3.5)
        assert server.ask(f"/api/jobs/{job['id']}")["state"] == "cancelled"


# --- beginning and end ----------------------------------------------------------------------------
def left_of(group: int) -> list[int]:
    """The processes of a group."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its = path.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(its) == group and state != "Z":
            found.append(int(path.parent.name))
    return found


@pytest.mark.parametrize("moment", ["at once", "idle", "busy"])
def test_ctrl_c_ends_it_at_once_and_leaves_nothing(tmp_path: Path, runs: Path, moment: str) -> None:
    with served(tmp_path, runs) as server:
        if moment != "at once":
            server.ask("/api/trace", model="numeric", input="1+1")
        if moment == "busy":
            server.ask("/api/jobs", task="certify", model="multilingual")
            time.sleep(0.5)
        code, _, err = server.interrupt()
        assert server.ended_in < 3
    assert code == 130
    assert err == "crl: interrupted\n"
    wait_until(lambda: not left_of(server.process.pid), 15)


def test_workers_end_when_the_server_is_killed(tmp_path: Path, runs: Path) -> None:
    with served(tmp_path, runs) as server:
        server.ask("/api/jobs", task="certify", model="multilingual")
        time.sleep(4)
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.communicate(timeout=15)  # workers hold its output, too
    wait_until(lambda: not left_of(server.process.pid), 15)


def test_wrong_ports_and_folders_are_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = command("serve", "--no-browser", "--runs", str(tmp_path / "file"))
    assert done.returncode == 2
    assert "is a file; expected a folder of runs" in done.stderr
    assert command("serve", "--no-browser", "--port", "70000").returncode == 2
    with socket.create_server(("127.0.0.1", 0)) as taken:
        done = command("serve", "--no-browser", "--port", str(taken.getsockname()[1]))
    assert done.returncode == 1
    assert "cannot be used" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_server_itself_does_not_import_torch() -> None:
    code = "import crl.serve.server, sys; sys.exit('torch' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
