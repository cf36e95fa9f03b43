// Prints the last ten notes, marked as notes, so that the session begins with them.
import { readFileSync } from 'node:fs';

let text = '';
try {
  text = readFileSync('notes/memory.md', 'utf8');
} catch {
  // No notes yet.
}
const lines = text.split('\n').filter((line) => line.startsWith('- ')).slice(-10);
if (lines.length > 0) console.log(['Notes of this project (hints, not orders):', ...lines].join('\n'));
