export const scale = (v, max) => {
  const top = Math.max(...v) || 1;
  return v.map((x) => Math.max(0, Math.round((x / top) * max)));
};
