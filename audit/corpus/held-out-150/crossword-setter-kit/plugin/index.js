// Counts checked letters in a light.
export function checkedRatio(light, grid) {
  const hits = light.cells.filter((c) => grid.isChecked(c));
  return hits.length / light.cells.length;
}
