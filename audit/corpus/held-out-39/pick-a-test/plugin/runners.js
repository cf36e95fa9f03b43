export const runners = [
  ['package.json', (name) => `npm test -- ${name}`],
  ['Cargo.toml', (name) => `cargo test ${name}`],
  ['pyproject.toml', (name) => `python -m pytest ${name}`],
  ['go.mod', (name) => `go test ./${name}`],
];
