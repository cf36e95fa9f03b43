import { readFileSync } from 'node:fs';

const event = JSON.parse(readFileSync(0, 'utf8'));
const file = event.tool_input?.file_path ?? '';
const rules = [
  [/(^|\/)(package-lock\.json|pnpm-lock\.yaml|yarn\.lock|Cargo\.lock)$/, 'Lock files are changed by the package manager only.'],
  [/(^|\/)(dist|build|generated)\//, 'Generated file: change the source instead.'],
  [/(^|\/)\.git\//, 'The .git directory is off limits.'],
];
const hit = rules.find(([re]) => re.test(file));
if (hit) {
  console.error(hit[1]);
  process.exitCode = 2;
}
