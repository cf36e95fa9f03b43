import { readFile } from 'node:fs/promises';
import { closing, introduction } from './introduction.mjs';

const LIMIT = 8000;

async function notes() {
  try {
    const text = await readFile('NOTES.pair.md', 'utf8');
    return text.length > LIMIT ? `${text.slice(0, LIMIT)}\n(cut)` : text;
  } catch {
    return '(there are no notes)';
  }
}

const additionalContext = [introduction, await notes(), closing].join('\n\n');
console.log(JSON.stringify({ hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext } }));
