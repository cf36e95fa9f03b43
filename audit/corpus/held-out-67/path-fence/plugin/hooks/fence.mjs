import { paths } from './paths.mjs';

let input = '';
for await (const chunk of process.stdin) input += chunk;

const { tool_name: tool, tool_input: given = {} } = JSON.parse(input);
const text = tool === 'Bash' ? given.command : given.file_path ?? given.path ?? '';

const hit = paths.find(({ pattern }) => pattern.test(text ?? ''));
if (hit) {
  console.error(`path-fence: ${hit.why}`);
  process.exitCode = 2;
}
