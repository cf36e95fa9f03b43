const reverse = (s) => Array.from(s).reverse().join('');
const letters = (s) => s.normalize('NFD').replace(/[^\p{L}]/gu, '').toLowerCase();

export function isPalindrome(sentence) {
  const l = letters(sentence);
  return l.length > 1 && l === reverse(l);
}

const PAIRS = ['desserts', 'drawer', 'knits', 'lamina', 'smart', 'spools'].map((w) => [w, reverse(w)]);

export const fingerprint = (word) => letters(word).split('').sort().join('');

export default function activate(ctx) {
  ctx.registerTool('mirror', ({ word }) => ({
    mirrored: reverse(word),
    palindrome: isPalindrome(word),
    anagramKey: fingerprint(word),
    example: PAIRS[word.length % PAIRS.length].join(' / '),
  }));
}
