const TABLE = {
  feat: "✨",
  fix: "🐛",
  team: "👨‍👩‍👧‍👦",
  i18n: "🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇫🇷 🇯🇵",
  pride: "🏳️‍🌈",
  dev: "👩🏽‍💻",
};
export const emoji = (type) => TABLE[type] ?? "🔧";
export const activate = (api) => api.tool("commit_emoji", ({ type }) => emoji(type));
