const states = {
  type: { '(': 'scope', '!': 'bang', ':': 'colon', default: /[a-z]/ },
  scope: { ')': 'after', default: /[\w-]/ },
  after: { '!': 'bang', ':': 'colon' },
  bang: { ':': 'colon' },
  colon: { ' ': 'text' },
  text: { default: /./ },
};

export function parse(subject) {
  let state = 'type';
  const spans = { type: '', scope: '', text: '' };
  for (const [column, letter] of [...subject].entries()) {
    const { [letter]: next, default: stay } = states[state];
    if (next && state !== 'text') { state = next; continue; }
    if (!stay?.test(letter)) return { ok: false, column, expected: Object.keys(states[state]).filter((k) => k !== 'default') };
    spans[state] += letter;
  }
  return { ok: state === 'text' && spans.text.length > 0, ...spans };
}
