#!/bin/sh
# Prints the folder of a Node.js that Vite can run on: the machine's own, else a wheel's, pinned in requirements-node.lock.
# With a version (22.19), of one that is at least as new.
set -eu
cd "$(dirname "$0")/.."

# Vite's own `engines`: ^20.19 or >= 22.12
fits='const [a, b] = process.versions.node.split(".").map(Number);
const [c, d] = process.argv[1].split(".").map(Number);
const runsVite = (a === 20 && b >= 19) || (a === 22 && b >= 12) || a > 22;
process.exit(runsVite && (a > c || (a === c && b >= d)) ? 0 : 1)'

if command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 && node -e "$fits" "${1:-0.0}" 2>/dev/null; then
    dirname "$(command -v node)"
    exit
fi

stamp=.make/node-wheel
if [ ! -x .venv/bin/node ] || [ ! -f "$stamp" ] || [ requirements-node.lock -nt "$stamp" ]; then
    echo "No fitting Node.js here: taking the one of the Python package index." >&2
    .venv/bin/python -m pip install -q --require-hashes -r requirements-node.lock >&2
    mkdir -p .make
    touch "$stamp"
fi
echo "$PWD/.venv/bin"
