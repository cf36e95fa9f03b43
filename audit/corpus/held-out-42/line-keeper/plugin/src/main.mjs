import { readFile } from 'node:fs/promises';
import { input } from './input.mjs';
import { checks } from './checks/index.mjs';
import { summary } from './report/summary.mjs';

const { tool_input: { file_path: path } = {} } = await input();
if (path !== undefined) {
  const text = await readFile(path, 'utf8');
  const findings = checks.flatMap((check) => check(text));
  if (findings.length > 0) {
    console.error(summary(path, findings));
    process.exitCode = 2;
  }
}
