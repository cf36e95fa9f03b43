const RULES = [
  { test: /\brm\s+-[a-z]*r[a-z]*f?[a-z]*\s+(\/|~)(\s|$)/, why: 'deletes everything' },
  { test: /\b(curl|wget)\b[^|]*\|\s*(sudo\s+)?(ba|z|da)?sh\b/, why: 'runs a download unseen' },
  { test: /\bgit\s+push\b.*(--force|-f)\b(?!-with-lease)/, why: 'overwrites history' },
  { test: /\.ssh\/id_|\.aws\/credentials/, why: 'touches keys' },
  { test: /\bchmod\s+(-R\s+)?777\b/, why: 'opens files to everybody' },
];

let text = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (chunk) => { text += chunk; });
process.stdin.on('end', () => {
  const command = JSON.parse(text || '{}').tool_input?.command ?? '';
  const rule = RULES.find(({ test }) => test.test(command));
  if (!rule) return;
  console.error(`Stopped: this command ${rule.why}. Ask the user to run it.`);
  process.exitCode = 2;
});
