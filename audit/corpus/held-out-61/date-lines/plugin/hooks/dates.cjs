const kalends = require('../vendor/kalends.umd.js');

const LINE = /^##\s+\[?(\d+\.\d+\.\d+)\]?\s+-\s+(\d{4}-\d{2}-\d{2})/gm;

function problems(text, today) {
  const found = [];
  let before = null;
  for (const [, version, written] of text.matchAll(LINE)) {
    const date = kalends.parse(written);
    if (date === null) {
      found.push(`${version}: ${written} is not a date`);
      continue;
    }
    if (kalends.diff(date, today) > 0) found.push(`${version}: ${written} lies in the future`);
    if (before !== null && kalends.diff(date, before) > 0) found.push(`${version}: later than the release above it`);
    before = date;
  }
  return found;
}

let input = '';
process.stdin.on('data', (part) => (input += part));
process.stdin.on('end', () => {
  const { file_path: file = '', content = '' } = JSON.parse(input || '{}').tool_input ?? {};
  if (!/changelog\.md$/i.test(file)) return;
  const found = problems(content, kalends.today());
  if (found.length > 0) console.log(JSON.stringify({ systemMessage: found.join('\n') }));
});
