const RULES = [
  [/\brm\s+-[a-z]*r[a-z]*f?\s+(~|\$HOME|\/)(\s|$)/, 'deletes the home folder or the root'],
  [/\bgit\s+push\b.*(--force\b(?!-with-lease)|\s-f\b)/, 'force-push'],
  [/\bdrop\s+(database|schema)\b/i, 'drops a database'],
  [/\bterraform\s+destroy\b/, 'destroys infrastructure'],
  [/\bcurl\b[^|]*\|\s*(ba|z)?sh\b/, 'runs a download'],
  [/\.ssh\/|\.aws\/credentials/, 'touches credentials'],
];

let input = '';
process.stdin.on('data', (d) => { input += d; });
process.stdin.on('end', () => {
  const { tool_input: { command = '' } = {} } = JSON.parse(input);
  const hit = RULES.find(([re]) => re.test(command));
  if (hit) {
    console.log(JSON.stringify({ permissionDecision: 'deny', reason: `Blocked: ${hit[1]}` }));
  }
});
