export const spawn = (count) => Array.from({ length: count }, (_, id) => ({ id, life: 10 }));

export const kill = (wave, count) => wave.slice(count);

// A path that forks: half goes left.
export const fork = (wave) => [wave.filter(({ id }) => id % 2 === 0), wave.filter(({ id }) => id % 2 === 1)];
