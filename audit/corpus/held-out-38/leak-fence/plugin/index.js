// The fence only looks at strings in the event. It opens no file and no connection.
import { PATTERNS } from './patterns.js';

const FENCED = ['.ssh/', '.aws/credentials', '.npmrc', '.netrc', '/etc/shadow', '.deepcode/credentials.json', 'Login Data', 'login.keychain-db'];
const SAFE = ['.env.example', '.env.sample'];

export function fenced(path) {
  if (SAFE.some((name) => path.endsWith(name))) return undefined;
  if (/(^|\/)\.env(\.\w+)?$/.test(path)) return '.env';
  return FENCED.find((part) => path.includes(part));
}

export function secrets(text) {
  return PATTERNS.filter(({ rule }) => rule.test(text)).map(({ name }) => name);
}

definePlugin({
  hooks: {
    async PreToolUse(ctx, event) {
      const input = event.tool_input ?? {};
      const place = fenced(input.file_path ?? input.command ?? '');
      if (place) return { decision: 'deny', reason: `${place} holds credentials; ask the user to paste only what is needed.` };
      const found = secrets(input.content ?? input.new_string ?? '');
      if (found.length > 0) return { decision: 'deny', reason: `This text seems to hold: ${found.join(', ')}.` };
      return {};
    },
  },
});
