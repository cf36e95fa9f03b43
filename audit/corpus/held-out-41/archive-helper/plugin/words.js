export function* words(plan) {
  for (const entry of plan) {
    if (Array.isArray(entry)) yield* words(entry);
    else if (typeof entry === 'function') yield entry();
    else yield entry;
  }
}

export const phrase = (plan) => [...words(plan)].join(' ');
