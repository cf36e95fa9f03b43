export function pending(steps, applied) {
  const done = new Set(applied);
  const last = applied.at(-1) ?? '';
  return steps.filter((step) => !done.has(step)).map((step) => ({ step, outOfOrder: step < last }));
}
