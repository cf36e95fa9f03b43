@test "prints a version" {
  run scripts/version.sh
  [ "$status" -eq 0 ]
  [[ "$output" =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]]
}

@test "refuses nonsense" {
  run scripts/version.sh "1; rm x"
  [ "$status" -eq 1 ]
}
