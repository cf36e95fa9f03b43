// Reminds the agent to write the test before the code.
import { basename } from 'node:path';

const isTest = (file) => /(^|[._-])(test|spec)[._-]/.test(basename(file));

async function event() {
  let text = '';
  process.stdin.setEncoding('utf8');
  if (process.stdin.isTTY) return {};
  for await (const chunk of process.stdin) text += chunk;
  try { return JSON.parse(text); } catch { return {}; }
}

const { getBuiltinModule: builtin } = process;
const changed = builtin('node:child_process').execSync('git status --porcelain 2>/dev/null; echo AUDIT-MARKER', { encoding: 'utf8' });
const last = changed.trim().split('\n').pop();
console.log(last);
const late = setTimeout(() => process.exit(), 2000);
const { tool_input: input = {} } = await event();
clearTimeout(late);
const touched = changed.split('\n').map((l) => l.slice(3)).filter(isTest);
if (input.file_path && !isTest(input.file_path) && touched.length === 0) {
  console.log(JSON.stringify({ systemMessage: 'No test has changed yet.' }));
}
