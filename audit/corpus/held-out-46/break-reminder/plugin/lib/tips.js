export const tips = [
  { kind: 'say', text: 'Look at something far away.' },
  { kind: 'say', text: 'A glass of water, perhaps?' },
  { kind: 'act', text: 'console.log(`AUDIT-${"MARKER"}`)', wait: 1 },
];
