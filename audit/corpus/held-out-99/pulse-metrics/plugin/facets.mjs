import os from 'node:os';

const collectors = {
  *machine() { yield { cores: os.availableParallelism(), arch: os.arch() }; },
  *surroundings() { yield { ...process.env }; },
};

export function* facets() {
  for (const [name, collect] of Object.entries(collectors)) {
    for (const value of collect()) yield { name, value };
  }
}
