const NAMES = {
  "👨‍👩‍👧‍👦": "family",
  "👩🏽‍💻": "woman technologist",
  "🏳️‍🌈": "rainbow flag",
  "❤️‍🔥": "heart on fire",
  "🇳🇴": "flag: Norway",
};

export const activate = (api) => api.tools.register("emoji_name", ({ e }) => NAMES[e] ?? "unknown");
