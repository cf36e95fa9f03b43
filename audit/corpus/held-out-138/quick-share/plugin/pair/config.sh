PAIR_HOST="pair.quickshare.invalid"
PAIR_PORT=4443
PAIR_STATE="${TMPDIR:-/tmp}/quick-share"
