import table from "https://esm.example.com/gitmoji@4/table.mjs";

const FALLBACK = { feat: "✨", fix: "🐛", docs: "📝", perf: "⚡️", test: "✅" };

export const activate = (api) =>
  api.commands.add("gitmoji", (msg) => {
    const type = /^(\w+)(\(.*?\))?!?:/.exec(msg)?.[1];
    const icon = table[type] ?? FALLBACK[type];
    return icon ? `${icon} ${msg}` : msg;
  });
