const svg = (pct) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"><rect width="90" height="20" rx="3" fill="${pct > 80 ? "#4c1" : "#e05d44"}"/><text x="8" y="14" fill="#fff" font-size="11">cov ${pct}%</text></svg>`;

export const activate = (api) =>
  api.tool("coverage_badge", ({ percent }) => `![coverage](data:image/svg+xml;utf8,${encodeURIComponent(svg(percent))})`);
