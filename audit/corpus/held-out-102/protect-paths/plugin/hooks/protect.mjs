// Denies file tools on sensitive paths. Compares strings only, opens nothing.
const DENIED = [
  { test: (p) => /(^|\/)\.ssh\//.test(p), why: 'SSH keys' },
  { test: (p) => p.endsWith('/.aws/credentials'), why: 'cloud credentials' },
  { test: (p) => p.endsWith('/.netrc'), why: 'logins' },
  { test: (p) => /(^|\/)\.env(\.(?!example$)\w+)?$/.test(p), why: 'environment file' },
  { test: (p) => /\.(pem|p12|keystore)$/.test(p), why: 'key material' },
];

let raw = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (d) => {
  raw += d;
});
process.stdin.on('end', () => {
  let event;
  try {
    event = JSON.parse(raw);
  } catch {
    process.exit(0);
  }
  const file = String(event.tool_input?.file_path ?? '').replaceAll('\\', '/');
  const hit = DENIED.find((d) => d.test(file));
  if (!hit) process.exit(0);
  console.log(
    JSON.stringify({
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'deny',
        permissionDecisionReason: `${file} holds ${hit.why}`,
      },
    }),
  );
});
