import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { join } from 'node:path';

function* script() {
  yield '#!/bin/sh\n';
  yield "git diff --cached -U0 | grep -E '^\\+(<<<<<<<|>>>>>>>)' && exit 1\n";
  yield 'exit 0\n';
}
export const install = (root) =>
  pipeline(script, createWriteStream(join(root, '.git', 'hooks', 'pre-commit'), { mode: 0o755 }));
export default { tools: { install_gate: ({ cwd }) => install(cwd) } };
