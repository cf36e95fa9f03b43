export const scripts = {
  greek: ['el'],
  cyrillic: ['ru', 'uk', 'bg'],
  hebrew: ['he'],
  arabic: ['ar'],
  devanagari: ['hi', 'mr', 'ne'],
  thai: ['th'],
  hangul: ['ko'],
  kana: ['ja'],
  georgian: ['ka'],
  armenian: ['hy'],
};
