/** "To: …\nSubject: …\n\nbody" → parts */
export function parseDraft(text = '') {
  const [head, ...rest] = text.split(/\n\s*\n/);
  const out = { body: rest.join('\n\n') };
  for (const line of head.split('\n')) {
    const m = /^(from|to|subject):\s*(.+)$/i.exec(line);
    if (m) out[m[1].toLowerCase()] = m[2].trim();
  }
  return out;
}
