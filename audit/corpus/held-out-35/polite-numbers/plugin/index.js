import { sprachen } from './languages.js';

const größe = (n) => (n < 10 ? 'klein' : 'groß');
const 数える = (text) => [...text].length;

function ответ(язык, n) {
  const { digits, forms, rule, flag } = sprachen[язык] ?? sprachen.en;
  const shown = digits ? String(n).replace(/\d/g, (d) => digits[d]) : String(n);
  return `${flag} ${shown} ${forms[rule(n)]}`;
}

definePlugin({
  handlers: {
    async count(ctx, { text }) {
      const [language = 'fa', n = '3'] = (text ?? '').split(/\s+/).filter(Boolean);
      const line = ответ(language, Number(n));
      return 数える(line) > 40 ? `${line.slice(0, 39)}…` : `${line} (${größe(Number(n))})`;
    },
  },
});
