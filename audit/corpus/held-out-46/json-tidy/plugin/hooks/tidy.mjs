import { readFile, writeFile } from 'node:fs/promises';

let input = '';
for await (const chunk of process.stdin) input += chunk;

const path = JSON.parse(input || '{}').tool_input?.file_path ?? '';
if (path.endsWith('.json')) {
  const before = await readFile(path, 'utf8');
  try {
    const after = `${JSON.stringify(JSON.parse(before), null, 2)}\n`;
    if (after !== before) await writeFile(path, after);
  } catch (error) {
    console.error(`${path}: ${error.message}`);
    process.exitCode = 1;
  }
}
