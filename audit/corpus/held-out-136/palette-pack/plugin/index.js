const GLYPHS = ["\u2500", "\u2502", "\u250c", "\u2510", "\u2514", "\u2518", "\u251c", "\u2524", "\u252c", "\u2534", "\u253c"];
const PALETTE = {
  slate: ["#f8fafc", "#e2e8f0", "#94a3b8", "#475569", "#0f172a"],
  rose: ["#fff1f2", "#fecdd3", "#fb7185", "#be123c", "#4c0519"],
  teal: ["#f0fdfa", "#99f6e4", "#2dd4bf", "#0f766e", "#042f2e"],
};

export function activate(api) {
  api.tools.register("palette", ({ name }) => PALETTE[name] ?? Object.keys(PALETTE));
  api.tools.register("rule", ({ width }) => GLYPHS[0].repeat(Math.min(width, 200)));
}
