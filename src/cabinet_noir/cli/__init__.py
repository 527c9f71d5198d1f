"""`cabinet`: the house in a terminal. Every command imports what it needs when it is run, so that help is quick."""


def main() -> None:
    """Run the command line and leave with its exit code."""
    import sys

    from .app import run

    sys.exit(run())
