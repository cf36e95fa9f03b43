import { text } from 'node:stream/consumers';

const tips = [
  [/cat \S+ \| grep/, 'grep reads files itself: grep PATTERN FILE'],
  [/grep -r /, 'git grep skips ignored files'],
  [/find \. -name/, 'git ls-files lists tracked files faster'],
  [/git add \.(\s|$)/, 'name the files, so that nothing slips in'],
  [/sleep \d{2,}/, 'wait for a condition instead of a time'],
];

const event = JSON.parse(await text(process.stdin));
const command = event.tool_input?.command ?? '';
const hits = tips.filter(([pattern]) => pattern.test(command)).map(([, tip]) => tip);
if (hits.length) console.log(JSON.stringify({ note: hits.join('; ') }));
