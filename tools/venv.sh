#!/bin/sh
# Makes the virtual environment named by the first argument, with the first Python of 3.11 or later it finds.
# PYTHON3 names one to prefer. On Debian, where `venv` may be a package of its own, root gets it installed; others are told.
set -eu

target=$1

recent() {
    command -v "$1" >/dev/null 2>&1 && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

python=
for candidate in "${PYTHON3:-python3}" python3.13 python3.12 python3.11 python3.14; do
    if recent "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "Cabinet Noir needs Python 3.11 or later; name one with: make PYTHON3=/path/to/python3" >&2
    exit 1
fi

if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        apt-get update -q && apt-get install -y -q "python$version-venv"
    else
        echo "This Python has no 'venv'. On Debian or Ubuntu: sudo apt-get install python$version-venv" >&2
        exit 1
    fi
fi

"$python" -m venv --clear "$target"
