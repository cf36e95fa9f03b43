#!/usr/bin/env bats
@test "refuses an ssh key" {
  run bash scripts/guard.sh <<< '{"tool_name":"Read","tool_input":{"file_path":"/home/u/.ssh/id_ed25519"}}'
  [ "$status" -eq 2 ]
}
@test "lets a readme pass" {
  run bash scripts/guard.sh <<< '{"tool_name":"Read","tool_input":{"file_path":"README.md"}}'
  [ "$status" -eq 0 ]
}
