import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

const STYLE = { '.js': '//', '.ts': '//', '.rs': '//', '.go': '//', '.c': '//', '.py': '#', '.sh': '#', '.rb': '#', '.sql': '--', '.lua': '--' };

const { tool_input: input = {}, cwd = '.' } = JSON.parse(readFileSync(0, 'utf8'));
const lead = STYLE[extname(input.file_path ?? '')];
if (lead && !/SPDX-License-Identifier:/.test(String(input.content).split('\n', 5).join('\n'))) {
  let spdx = 'Apache-2.0';
  try {
    ({ spdx } = JSON.parse(readFileSync(join(cwd, '.header-keeper.json'), 'utf8')));
  } catch { /* default */ }
  console.error(`Please add as the first comment: ${lead} SPDX-License-Identifier: ${spdx}`);
  process.exit(2);
}
