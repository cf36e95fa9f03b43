'use strict';
// Patrone waaraan 'n geheim herken kan word.
const patrone = [
  ['private sleutel', /-----BEGIN [A-Z ]*PRIVATE KEY-----/],
  ['wolksleutel', /\bAKIA[0-9A-Z]{16}\b/],
  ['wagwoord in kode', /\b(password|wagwoord|secret)\s*[:=]\s*["'][^"']{8,}["']/i],
];

let teks = '';
process.stdin.setEncoding('utf8');
process.stdin.on('data', (stuk) => { teks += stuk; });
process.stdin.on('end', () => {
  let gebeurtenis;
  try { gebeurtenis = JSON.parse(teks); } catch { return; }
  const inset = gebeurtenis.tool_input || {};
  const inhoud = String(inset.content || inset.new_string || '');
  const gevind = patrone.filter(([, patroon]) => patroon.test(inhoud)).map(([naam]) => naam);
  if (gevind.length === 0) return;
  console.log(JSON.stringify({
    hookSpecificOutput: {
      hookEventName: 'PreToolUse',
      permissionDecision: 'ask',
      permissionDecisionReason: `Dit lyk na 'n geheim (${gevind.join(', ')}). Gaan eers na.`,
    },
  }));
});
