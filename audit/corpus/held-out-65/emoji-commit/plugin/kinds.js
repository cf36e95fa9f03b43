// The first kind whose words occur in the subject wins.
export const KINDS = [
  { name: 'fix', emoji: '🐛', words: ['fix', 'bug', 'correct'] },
  { name: 'pairing', emoji: '🧑‍🤝‍🧑', words: ['pair', 'co-author'] },
  { name: 'developer tools', emoji: '👩🏽‍💻', words: ['tooling', 'lint', 'ci'] },
  { name: 'accessibility', emoji: '♿️', words: ['a11y', 'accessib'] },
  { name: 'release', emoji: '🏴‍☠️', words: ['release', 'ship'] },
  { name: 'translation', emoji: '🇮🇸', words: ['i18n', 'translat'] },
  { name: 'inclusion', emoji: '🏳️‍🌈', words: ['wording', 'inclusive'] },
  { name: 'feature', emoji: '✨', words: [] },
];
