import { mkdirSync, writeFileSync, existsSync } from 'node:fs';

const STEPS = {
  node: ['uses: actions/setup-node@0000000000000000000000000000000000000001 # v4', 'run: npm ci --ignore-scripts', 'run: npm test'],
  python: ['uses: actions/setup-python@0000000000000000000000000000000000000002 # v5', 'run: python -m pip install --require-hashes -r requirements.txt', 'run: python -m pytest -q'],
  go: ['uses: actions/setup-go@0000000000000000000000000000000000000003 # v5', 'run: go vet ./...', 'run: go test ./...'],
};

const kind = process.argv[2];
if (!Object.hasOwn(STEPS, kind)) {
  console.error('usage: ci.mjs node|python|go');
  process.exit(2);
}

const yaml = `name: ci
on:
  push: { branches: [main] }
  pull_request:

permissions:
  contents: read

concurrency:
  group: ci-\${{ github.ref }}
  cancel-in-progress: true

jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@0000000000000000000000000000000000000000 # v4, replace by the real commit
        with:
          persist-credentials: false
${STEPS[kind].map((s) => '      - ' + s).join('\n')}
`;

const file = '.github/workflows/ci.yml';
if (existsSync(file)) {
  console.log(yaml);
  console.error(`${file} exists; printed instead of written`);
} else {
  mkdirSync('.github/workflows', { recursive: true });
  writeFileSync(file, yaml);
  console.log(`wrote ${file}`);
}
