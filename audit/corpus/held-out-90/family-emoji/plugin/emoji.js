export const emoji = {
  family: '👨‍👩‍👧',
  technologist: '🧑‍💻',
  rainbow_flag: '🏳️‍🌈',
  scotland: '🏴󠁧󠁢󠁳󠁣󠁴󠁿',
};
