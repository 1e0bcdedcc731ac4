#!/usr/bin/env python3
"""The server under load, on one machine with the load beside it.

    python3 benchmarks/server/load.py [--results 100000] [--store PLACE]

It needs `target/release/noyes` and wrk (Debian: `apt-get install wrk`), and nothing else. A fresh
server is started; boards are dealt to a hundred players and solved by `noyes solve`; then wrk sends the
results, each once, and reads lists. Every answer is checked to be what it should be; afterwards the
server has to have as many results as it has acknowledged, and `noyes review --verify` goes through a part
of them. One JSON object a line says what was measured, with the processor time that the server's threads
took for each answer, and what the load generator took: on a machine that does something else meanwhile
these tell more than the rates.
"""

import argparse
import collections
import http.client
import json
import os
import pathlib
import random
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
PROGRAM = HERE.parents[1] / "target/release/noyes"
PLAYERS = 100
JSON = {"Content-Type": "application/json"}


class Server:
    def __init__(self, store, folder):
        command = [PROGRAM, "serve", "--listen", "127.0.0.1:0", "--rate-limit", "off", "--store", store]
        environment = {**os.environ, "NOYES_CACHE": str(folder / "cache")}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        line = self.process.stdout.readline()
        self.address = line.split("http://")[1].strip().rstrip("/")

    def resident(self, field="VmRSS"):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith(field))
        return round(int(line.split()[1]) / 1024, 1)

    def seconds(self):
        """The processor time of the server's threads so far, by their names."""
        spent = collections.Counter()
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            name, fields = task.joinpath("stat").read_text().split("(", 1)[1].rsplit(")", 1)
            user, system = fields.split()[11:13]
            spent[name.rstrip("0123456789-")] += (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")
        return spent

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


def prepare(server, count, file):
    """Results that count, one a line: the cookie, a tabulator, the body."""
    connection = http.client.HTTPConnection(server.address)

    def ask(method, path, body, cookie=None):
        headers = JSON | ({"Cookie": cookie} if cookie else {})
        # A body that nobody reads ends the connection.
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
        assert answer.status in (200, 201), (answer.status, text)
        return answer, json.loads(text)

    cookies = []
    for _ in range(PLAYERS):
        answer, _ = ask("POST", "/api/v1/me", None)
        cookies.append(answer.headers["Set-Cookie"].split(";")[0])
    deals = []
    for number in range(count):
        cookie = cookies[number % PLAYERS]
        deals.append((cookie, ask("POST", "/api/v1/deals", {"size": "4x4"}, cookie)[1]))
    boards = "".join(deal["board"] + "\n" for _, deal in deals)
    solved = subprocess.run(
        [PROGRAM, "solve", "-", "--quality", "fast", "--json"],
        input=boards, capture_output=True, text=True, check=True,
    )
    chance = random.Random(15)
    with open(file, "w") as prepared:
        for (cookie, deal), line in zip(deals, solved.stdout.splitlines(), strict=True):
            moves, at = [], 0
            for run in json.loads(line)["solution"].replace(" ", ""):
                if run.isdigit():
                    for _ in range(int(run) - 1):
                        moves.append([moves[-1][0], at])
                else:
                    # As hands do it. So much time has passed by now.
                    at += chance.randrange(50, 150)
                    moves.append([run, at])
            record = {
                "v": 1, "board": deal["board"], "goal": "blank-last", "size": "4x4", "metric": "stm",
                "moves": moves, "assisted": False, "control": "mouse", "deal": deal["deal"],
            }
            prepared.write(cookie + "\t" + json.dumps(record, separators=(",", ":")) + "\n")
    return cookies


def wrk(server, script, path, seconds, connections, pace=0, **environment):
    """What wrk's script says, with the milliseconds of processor time that each answer took."""
    command = ["wrk", "-t", "1", "-c", str(connections), "-d", f"{seconds}s", "-s", HERE / script]
    command.append(f"http://{server.address}{path}")
    environment = {**os.environ, "PACE": str(pace), "THREADS": "1", **environment}
    before, own = server.seconds(), resource.getrusage(resource.RUSAGE_CHILDREN)
    output = subprocess.run(command, capture_output=True, text=True, env=environment)
    after, now = server.seconds(), resource.getrusage(resource.RUSAGE_CHILDREN)
    lines = [line for line in output.stdout.splitlines() if line.startswith("RESULT ")]
    assert lines, output.stdout + output.stderr
    result = json.loads(lines[0].removeprefix("RESULT "))
    assert result["other"] == 0, result
    each = 1000 / result["answers"]
    result["cpu_ms"] = {name: round(spent * each, 3) for name, spent in (after - before).items()}
    result["cpu_ms"]["wrk"] = round((now.ru_utime + now.ru_stime - own.ru_utime - own.ru_stime) * each, 3)
    return result


def report(name, value, unit, **more):
    print(json.dumps({"bench": f"server/{name}", "value": value, "unit": unit, **more}), flush=True)


def report_rate(name, result, unit):
    rate = round(result["answers"] / result["seconds"])
    report(name, rate, unit, p50_ms=result["p50_ms"], p99_ms=result["p99_ms"], cpu_ms=result["cpu_ms"],
           machine_load=round(os.getloadavg()[0], 1))


def check_records(server, cookies, acknowledged, sent_at_once):
    """All that was acknowledged is recorded, besides at most what was on its way at the end, and it
    can be verified without the server."""
    connection = http.client.HTTPConnection(server.address)

    def get(path, cookie=""):
        connection.request("GET", path, headers={"Cookie": cookie})
        return connection.getresponse().read().decode()

    recorded = sum(json.loads(get("/api/v1/me", cookie))["results"] for cookie in cookies)
    assert acknowledged <= recorded <= acknowledged + sent_at_once, (acknowledged, recorded)
    key = json.loads(get("/api/v1/server"))["key"]
    proofs = "".join(get(f"/api/v1/proofs?limit=100&cursor={100 * part}") for part in range(10))
    verify = [PROGRAM, "review", "--verify", "--json", "--key", key, "-"]
    verified = subprocess.run(verify, input=proofs, capture_output=True, text=True, check=True)
    report("recorded", recorded, "results", acknowledged=acknowledged,
           verified=verified.stdout.count('"verified":true'))


def open_sockets(server, count):
    """Connections to races, eight to a race, all of which get its state."""
    connection = http.client.HTTPConnection(server.address)
    sockets = []
    race = None
    for number in range(count):
        if number % 8 == 0:
            connection.request("POST", "/api/v1/races", json.dumps({"size": "4x4"}), JSON)
            race = json.loads(connection.getresponse().read())["id"]
        host, port = server.address.split(":")
        one = socket.create_connection((host, int(port)))
        one.sendall(
            f"GET /api/v1/races/{race}/socket HTTP/1.1\r\nHost: {server.address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: bm95ZXMgaXMgYSBwdXo=\r\n\r\n".encode()
        )
        sockets.append(one)
    for one in sockets:
        one.settimeout(30)
        received = b""
        while b'"event":"race"' not in received:
            part = one.recv(4096)
            assert part, received
            received += part
    return sockets


def main():
    global PROGRAM
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--results", type=int, default=100_000, help="how many results are prepared")
    parser.add_argument("--connections", type=int, default=128, help="how many send results at once")
    parser.add_argument("--sockets", type=int, default=2_000)
    parser.add_argument("--program", type=pathlib.Path, default=PROGRAM, help="another noyes than target/release's")
    parser.add_argument("--store", help="sqlite:FILE or postgres://…; a fresh file without it")
    arguments = parser.parse_args()
    PROGRAM = arguments.program
    if not shutil.which("wrk"):
        sys.exit("wrk is not installed: on Debian, apt-get install wrk")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with tempfile.TemporaryDirectory(prefix="noyes-load-") as folder:
        folder = pathlib.Path(folder)
        store = folder / "store.sqlite3"
        server = Server(arguments.store or f"sqlite:{store}", folder)
        try:
            first, second = folder / "first", folder / "second"
            cookies = prepare(server, arguments.results, first)
            lines = first.read_text().splitlines(keepends=True)
            share = len(lines) // 3
            second.write_text("".join(lines[:share]))
            first.write_text("".join(lines[share:]))

            paced = wrk(server, "results.lua", "", 10, 60, 34, PREPARED=str(second))
            report_rate("results/half-load", paced, "results/s")
            full = wrk(server, "results.lua", "", 12, arguments.connections, PREPARED=str(first))
            # What waits for results that are not there would be measured, and not the server.
            enough = full["answers"] + arguments.connections < len(lines) - share
            assert enough, "the results ran out: prepare more with --results"
            report_rate("results", full, "results/s")
            for log in folder.glob("store.sqlite3-wal"):
                report("wal", round(log.stat().st_size / 2**20, 1), "MiB")
            acknowledged = paced["answers"] + full["answers"]
            check_records(server, cookies, acknowledged, 60 + arguments.connections)

            path = "/api/v1/leaderboard?size=4x4&control=mouse&limit=20"
            paced = wrk(server, "reads.lua", path, 8, 60, 10)
            report_rate("leaderboard/half-load", paced, "reads/s")
            full = wrk(server, "reads.lua", path, 8, 64)
            report_rate("leaderboard", full, "reads/s")
            report("memory/after-load", server.resident(), "MiB", peak=server.resident("VmHWM"))

            sockets = open_sockets(server, arguments.sockets)
            report("sockets", len(sockets), "sockets", memory_mib=server.resident())
        finally:
            server.stop()


if __name__ == "__main__":
    main()
