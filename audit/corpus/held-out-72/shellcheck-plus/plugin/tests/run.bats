setup() { cd "$BATS_TEST_DIRNAME/.." || exit 1; }

check() { jq -n --arg f "$1" '{tool_input: {file_path: $f}}' | bash hooks/check.sh; }

@test "clean script passes" {
  printf '#!/bin/sh\necho hi\n' >"$BATS_TEST_TMPDIR/a.sh"
  run check "$BATS_TEST_TMPDIR/a.sh"
  [ "$status" -eq 0 ]
}

@test "every fixture fails" {
  for f in tests/fixtures/*.txt; do
    cp "$f" "$BATS_TEST_TMPDIR/x.sh"
    run check "$BATS_TEST_TMPDIR/x.sh"
    [ "$status" -eq 2 ]
  done
}
