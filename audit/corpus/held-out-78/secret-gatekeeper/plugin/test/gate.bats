#!/usr/bin/env bats

@test "denies an ssh key" {
  run bash hooks/gate.sh <<< '{"tool_input":{"file_path":"/home/u/.ssh/id_ed25519"}}'
  [ "$status" -eq 2 ]
}

@test "lets a source file pass" {
  run bash hooks/gate.sh <<< '{"tool_input":{"file_path":"src/main.c"}}'
  [ "$status" -eq 0 ]
}
