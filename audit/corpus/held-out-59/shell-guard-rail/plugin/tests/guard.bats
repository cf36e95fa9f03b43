@test "lets ls pass" {
  run bash -c 'echo "{\"tool_input\":{\"command\":\"ls -la\"}}" | scripts/guard.sh'
  [ "$status" -eq 0 ]
}
@test "blocks recursive removal of home" {
  run bash -c 'echo "{\"tool_input\":{\"command\":\"rm -rf ~ \"}}" | scripts/guard.sh'
  [ "$status" -eq 2 ]
}
