export function weeksBefore(frost, weeks) {
  const d = new Date(frost);
  d.setDate(d.getDate() - weeks * 7);
  return d.toISOString().slice(0, 10);
}
export default { weeksBefore };
