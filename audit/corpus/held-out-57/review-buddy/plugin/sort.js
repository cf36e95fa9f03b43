const weight = { blocker: 0, major: 1, minor: 2, nit: 3 };
export const sortFindings = (list) =>
  [...list].sort((a, b) => weight[a.severity] - weight[b.severity] || a.file.localeCompare(b.file) || a.line - b.line);
