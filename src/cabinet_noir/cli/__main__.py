"""`python -m cabinet_noir.cli`: the same as `cabinet`."""

from . import main

if __name__ == "__main__":
    main()
