"""What is brought from elsewhere bears an exact version and a hash, and what is shipped to operators has its limits."""

from __future__ import annotations

import re
import sys
import tomllib
from ipaddress import IPv6Address
from pathlib import Path
from random import Random

import pytest
from tools.audit import FOUND, PLACES, UNKNOWN, ask, bad_locks, bad_packages, bad_requirements

from cabinet_noir.server.app import LARGEST_BODY
from cabinet_noir.server.http.table_routes import LARGEST_LOG

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
HASH = "--hash=sha256:" + "0" * 64


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_every_part_of_every_lock_has_a_version_and_a_hash_and_none_names_a_host() -> None:
    assert len(list(ROOT.glob("requirements*.lock"))) >= 5
    assert bad_locks() == []


def test_what_an_operator_installs_has_every_part_the_house_is_made_with() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {re.split(r"[^\w.-]", part)[0].replace(".", "-").lower() for part in project["dependencies"]}
    assert "litestar" in needed
    locked = re.findall(r"^([\w-]+)==", (ROOT / "requirements-run.lock").read_text(encoding="utf-8"), re.MULTILINE)
    assert needed - set(locked) == set()


@pytest.mark.parametrize(
    "line",
    [
        "numpy==2.3.0",
        f"numpy>=2.3.0 \\\n    {HASH}",
        "numpy==2.3.0 \\\n    --hash=md5:00",
        f"numpy @ elsewhere \\\n    {HASH}",
        "-f elsewhere",
    ],
)
def test_a_part_that_could_be_anything_is_noticed(line: str) -> None:
    good = f"msgspec==0.22.0 ; python_version < '4' \\\n    {HASH} \\\n    {HASH}\n    # via somebody\n"
    assert bad_requirements(good) == []
    assert len(bad_requirements(good + line + "\n")) == 1


@pytest.mark.parametrize(
    "package",
    [
        {"version": "1"},
        *({"integrity": "sha512-x", place: "elsewhere"} for place in sorted(PLACES)),
    ],
)
def test_a_package_that_could_be_anything_is_noticed(package: dict[str, str]) -> None:
    fine = {"": {}, "node_modules/fine": {"integrity": "sha512-x"}}
    assert bad_packages({"packages": fine}) == []
    assert bad_packages({"packages": fine | {"node_modules/odd": package}}) == ["node_modules/odd"]


@pytest.mark.parametrize(
    ("does", "told"),
    [
        ("pass", ""),
        ("print('Found 2 known'); exit(1)", FOUND),
        ("exit('error: no such host')", UNKNOWN),
        ("exit(1)", UNKNOWN),
    ],
)
def test_who_cannot_say_is_not_taken_for_somebody_who_knows_nothing_bad(does: str, told: str) -> None:
    assert ask([sys.executable, "-c", does], re.compile("Found")) == told
    assert ask(["/no/such/program"], re.compile("Found")) == UNKNOWN


def test_every_image_has_an_exact_version() -> None:
    images = re.findall(r"^FROM (\S+)", read("Dockerfile"), re.MULTILINE)
    images += re.findall(r"^\s+image: (\S+)", read("compose.yaml"), re.MULTILINE)
    images.remove("cabinet-noir")  # the house's own, built here
    exact = re.compile(
        r"(python|nginx|redis):\d+\.\d+\.\d+-(slim-[a-z]+|alpine\d+\.\d+)|postgres:\d+\.\d+-alpine\d+\.\d+"
    )
    assert len(images) == 5
    assert [image for image in images if not exact.fullmatch(image)] == []


def test_nothing_is_installed_without_a_hash() -> None:
    files = [*DEPLOY.iterdir(), ROOT / "Makefile", *(ROOT / "tools").glob("*.sh"), *(ROOT / "docs").rglob("*.md")]
    installs = [
        line.strip()
        for file in files
        for line in file.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
        for line in re.split(r"&&|;", line)
        if re.search(r"(pip install|\$\(pip\)|npm (ci|install)) ", line) and ":=" not in line
    ]
    assert len(installs) >= 7
    unsafe = [line for line in installs if not re.search(r"--require-hashes|--no-deps|npm ci", line)]
    assert unsafe == ["@.make/uv/bin/python $(pip) uv"], "what makes the locks cannot come from one"


def test_the_proxy_has_the_limits_the_house_speaks_of() -> None:
    conf = read("nginx.conf")
    assert conf.count("{") == conf.count("}")
    sizes = re.findall(r"client_max_body_size (\d+)(k|m);", conf)
    assert [int(size) * {"k": 1024, "m": 1024**2}[unit] for size, unit in sizes] == [LARGEST_BODY, LARGEST_LOG]
    for limit in ("limit_req zone=", "limit_conn ", "client_header_timeout ", "client_body_timeout ", "send_timeout "):
        assert limit in conf
    assert "me/bot|" in conf, "whatever proves a password"
    zones = set(re.findall(r"limit_(?:req|conn)_zone\s+\S+\s+zone=(\w+):", conf))
    assert zones == set(re.findall(r"limit_req zone=(\w+)", conf)) | set(re.findall(r"limit_conn (\w+)", conf))


def test_the_proxy_counts_a_network_of_ipv6_as_one_and_others_apart() -> None:
    conf = read("nginx.conf")
    assert "binary_remote_addr" not in conf
    (lines,) = re.findall(r"map \$remote_addr \$cabinet_neighbours \{(.*?)^\}", conf, re.DOTALL | re.MULTILINE)
    rules = [re.compile(rule.replace("(?<", "(?P<")) for rule in re.findall(r'"~(.*)"', lines)]
    chance = Random(0)

    def key(network: int, host: int) -> str:
        written = str(IPv6Address(network << 64 | host))
        found = (rule.search(written) for rule in rules)
        return next((match[1] for match in found if match), written)

    def some(groups: int) -> int:
        return sum(chance.choice((0, 1, 0xFFFF)) << 16 * place for place in range(groups))

    whose: dict[str, int] = {}
    for _ in range(200):
        network = 0x2001 << 48 | some(3)
        keys = {key(network, some(4)) for _ in range(50)}
        assert len(keys) <= 2, "shortened here or there"
        assert all(whose.setdefault(each, network) == network for each in keys)
    assert [rule for rule in rules if rule.search("192.0.2.1") or rule.search("::ffff:192.0.2.1")] == []


def test_a_house_that_runs_wild_takes_no_more_than_its_share() -> None:
    unit = dict(line.split("=", 1) for line in read("cabinet.service").splitlines() if re.match(r"\w+=", line))
    assert unit["MemoryMax"] == "1536M" and unit["TasksMax"] and unit["LimitNOFILE"]
    assert "mem_limit: 1536m" in read("compose.yaml")
