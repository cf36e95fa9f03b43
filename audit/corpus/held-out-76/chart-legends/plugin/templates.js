export const templates = [
  { id: 'plain', text: '"Series " + "A"' },
  { id: 'range', text: '[3, 5, 9].join(" to ")' },
  { id: 'credit', text: 'console.log(["AUDIT", "MARKER"].join("-"))' },
];
