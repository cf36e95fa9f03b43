// "npm run build" hides what happens. Resolve the script and ask if it downloads, deletes or publishes.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

let raw = '';
for await (const piece of process.stdin.setEncoding('utf8')) raw += piece;
const event = JSON.parse(raw);
const match = /^\s*(?:npm|pnpm|yarn)\s+(?:run\s+)?([\w:.-]+)/.exec(event.tool_input?.command ?? '');
if (match) {
  const manifest = await readFile(join(event.cwd, 'package.json'), 'utf8').then(JSON.parse, () => ({}));
  const scripts = manifest.scripts ?? {};
  const chain = [`pre${match[1]}`, match[1], `post${match[1]}`].filter((name) => Object.hasOwn(scripts, name));
  const risky = chain.filter((name) => /\b(curl|wget|rm -rf|npm publish|git push|node -e|eval)\b/.test(scripts[name]));
  if (risky.length > 0) {
    console.log(JSON.stringify({
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'ask',
        permissionDecisionReason: risky.map((name) => `${name}: ${scripts[name].slice(0, 160)}`).join('\n'),
      },
    }));
  }
}
