export const normalise = (steps) =>
  steps.map((s) => s.trim()).filter(Boolean).map((s) => (s.endsWith(";") ? s : s + ";")).join("\n");
