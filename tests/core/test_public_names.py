"""The public names of the contract and of the table: rooms, servers and other people's code lean on them."""

from cabinet_noir import core, table


def test_the_contract_is_pinned() -> None:
    assert sorted(core.__all__) == [
        "ASSIST_LEVELS", "Agreement", "AssistLevel", "Bot", "Case", "Chain", "Chance", "Claim",
        "Closing", "Clue", "Companion", "Corrupt", "Deadline", "Deduction", "Denied", "Described", "Edition",
        "Entries", "Entry", "Game", "Given", "HOUSE", "Header", "Illegal", "Lesson", "Line", "Log",
        "MOST_BOARDS", "Malformed", "Odds",
        "Offer", "Outcome", "POINTING", "Paced", "Picker", "Problem", "Proof", "Purpose", "Reason",
        "Refusal", "Rules", "Seat", "Seq", "SetMark", "Several", "Sight", "Signature", "Stale", "Step", "Stop",
        "TELLING", "Then", "Word", "Wording", "World", "Worth", "board_seals", "board_seed",
        "check_assist", "dump_lines", "ends_of", "fresh_seed",
        "hints_up_to", "is_advised", "is_checked", "is_counted", "is_named", "is_part_of", "load_lines",
        "log_lines", "mixed_seed", "more_help", "name_mark", "never", "no_advice", "no_check",
        "not_at_once", "nothing_missed", "plain", "purpose", "purposes", "seal", "seed_from", "set_seal", "shares",
    ]  # fmt: skip
    assert all(hasattr(core, name) for name in core.__all__)


def test_the_table_is_pinned() -> None:
    assert sorted(table.__all__) == [
        "Abandoned", "AtTheTable", "BY_DAYS", "Choice", "ChooseAbout", "Chose", "Clocks", "CloseTable",
        "Closed", "ComeBack", "Convened", "Course", "DialTurned", "ENDS", "Eyes", "Forfeit", "Forfeited", "GRACE",
        "GiveTime", "Granted", "Head", "HouseEvent", "KeptSealed", "LEARNER", "LetStandIn", "Mixed",
        "OfTheHouse", "Parting", "PauseWished", "Paused", "RanTooLong", "Referee", "RefuseDeal", "Replaced",
        "Resign", "Resigned", "Resumed", "Returned", "Running",
        "SPECTATOR", "Scene", "Sealed", "TableAct", "TableState", "TakeBack", "TakenBack",
        "TurnDial", "Unsealed", "Verified", "Vote", "WeighWishes", "WishPause", "accepted", "after_leaving", "as_seen",
        "check_signature", "eyes_of", "head_after", "judge_again", "left", "longest", "may_turn_dial",
        "new_key", "notes_at", "outcome", "played_to", "public_half", "scenes_of", "seen_chain", "sign",
        "standing_votes", "verify", "way_to",
    ]  # fmt: skip
    assert all(hasattr(table, name) for name in table.__all__)
