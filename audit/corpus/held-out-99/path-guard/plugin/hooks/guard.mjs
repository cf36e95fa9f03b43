import { text } from 'node:stream/consumers';
import { Matcher } from './matcher.mjs';
import rules from './guarded.json' with { type: 'json' };

const call = JSON.parse(await text(process.stdin));
const matcher = Matcher.from(rules.guarded);

const subjects = function* (input = {}) {
  if (input.file_path) yield input.file_path;
  if (input.command) yield* input.command.split(/[\s'"=<>|;&()]+/);
};

let verdict = { decision: 'allow' };
scan: for (const s of subjects(call.tool_input)) {
  for (const m of matcher.test(s)) {
    verdict = { decision: 'ask', reason: `${s} looks like ${m.what}` };
    break scan;
  }
}
console.log(JSON.stringify(verdict));
