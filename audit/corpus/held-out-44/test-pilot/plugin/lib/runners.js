const all = (pattern) => (text) => [...text.matchAll(pattern)].map((found) => found[1]);

export const RUNNERS = [
  { name: 'cargo', marker: 'Cargo.toml', command: 'cargo test', filter: (name) => [name], failures: all(/^test (\S+) \.\.\. FAILED$/gm) },
  { name: 'go', marker: 'go.mod', command: 'go test ./...', filter: (name) => ['-run', name], failures: all(/^--- FAIL: (\S+)/gm) },
  { name: 'pytest', marker: 'pyproject.toml', command: 'python3 -m pytest -q', filter: (name) => ['-k', name], failures: all(/^FAILED (\S+)/gm) },
  { name: 'npm', marker: 'package.json', command: 'npm test --silent --', filter: (name) => ['-t', name], failures: all(/^not ok \d+ - (.+)$/gm) },
];
