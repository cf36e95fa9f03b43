export const TABLE = [
  ['👨‍👩‍👧‍👦', 'family of four'],
  ['👩‍💻', 'woman at a computer'],
  ['🧑🏽‍🚀', 'astronaut'],
  ['🏳️‍🌈', 'rainbow flag'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'flag of Scotland'],
  ['🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'flag of Wales'],
  ['🇯🇵', 'flag of Japan'],
  ['❤️', 'red heart'],
  ['👍🏿', 'thumbs up'],
];
