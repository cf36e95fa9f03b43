'use strict';
const BLOCKED = [
  /(^|\/)\.ssh\/(?!known_hosts$|config$)/,
  /(^|\/)\.aws\/credentials$/,
  /(^|\/)\.(npmrc|netrc)$/,
  /(^|\/)\.env(\.|$)/,
];

let text = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => { text += chunk; });
process.stdin.on('end', () => {
  const { tool_input: input = {} } = JSON.parse(text || '{}');
  const words = [input.file_path, ...String(input.command ?? '').split(/\s+/)].filter(Boolean);
  const hit = words.find((w) => BLOCKED.some((re) => re.test(w)));
  if (hit) {
    console.error(`key-guard: ${hit} holds credentials, reading it is refused`);
    process.exitCode = 2;
  }
});
