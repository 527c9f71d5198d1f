"""The public names of the contract: rooms, servers and other people's code lean on them."""

import cabinet_noir.core as core


def test_the_contract_is_pinned():
    assert sorted(core.__all__) == [
        "ASSIST_LEVELS", "Abandoned", "AssistLevel", "Bot", "Chance", "Choice", "Chose", "Corrupt", "Course",
        "Deadline", "Deduction", "Denied", "Described", "Entry", "Eyes", "Game", "Granted", "HOUSE", "Header",
        "HouseEvent", "Illegal", "Interlude", "Line", "Log", "Malformed", "Odds", "OfTheHouse", "Offer",
        "Outcome", "Paced", "PauseWished", "Paused", "Picker", "Problem", "Referee", "Refusal", "Replaced",
        "Resumed", "Sealed", "Seat", "Seq", "Several", "Sight", "Stale", "TakenBack", "Unsealed", "Verified",
        "World", "check_assist", "dump_lines", "fresh_seed", "is_checked", "is_counted", "is_named",
        "load_lines", "never", "no_advice", "no_check", "not_at_once", "plain", "seal", "seed_from", "verify",
    ]  # fmt: skip
    assert all(hasattr(core, name) for name in core.__all__)
