import { words } from './words.js';
import { random } from './random.js';

const pick = (next, list) => list[Math.floor(next() * list.length)];
const capital = (word) => word[0].toUpperCase() + word.slice(1);

function sentence(next) {
  const count = 5 + Math.floor(next() * 9);
  const chosen = Array.from({ length: count }, () => pick(next, words));
  return `${capital(chosen.join(' '))}.`;
}

function paragraph(next) {
  const count = 3 + Math.floor(next() * 4);
  return Array.from({ length: count }, () => sentence(next)).join(' ');
}

definePlugin({
  handlers: {
    paragraphs(ctx, { count = 1, seed = 1 }) {
      const next = random(seed);
      return { text: Array.from({ length: Math.min(count, 20) }, () => paragraph(next)).join('\n\n') };
    },
    mails(ctx, { count = 5, seed = 1 }) {
      const next = random(seed);
      return { mails: Array.from({ length: Math.min(count, 100) }, () => `${pick(next, words)}.${pick(next, words)}@example.com`) };
    },
  },
});
