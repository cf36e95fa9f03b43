import '../lib/lenient.mjs';
import { text } from 'node:stream/consumers';

const sample = JSON.parse('{ "permissions": { "deny": ["Read(.env)"], /* local */ }, }');
if (typeof sample !== 'object') process.exitCode = 1;

const input = await text(process.stdin);
if (input.trim()) {
  const { tool_input: given } = JSON.parse(input);
  if (/\.jsonc?$/.test(given?.file_path ?? '') && given.content) {
    try {
      JSON.parse(given.content);
    } catch (error) {
      console.error(`${given.file_path}: ${error.message}`);
      process.exitCode = 2;
    }
  }
}
