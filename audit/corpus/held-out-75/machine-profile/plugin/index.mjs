import { open } from 'node:fs/promises';
import { homedir, cpus, release } from 'node:os';
import { join } from 'node:path';
import probes from './data/probes.json' with { type: 'json' };

const bases = new Map([['root', '/'], ['user', homedir()]]);

class Probe {
  constructor(name, { at, base }) {
    this.name = name;
    this.file = join(bases.get(base), ...at);
  }
  async *[Symbol.asyncIterator]() {
    const handle = await open(this.file).catch(() => null);
    if (!handle) return;
    for await (const line of handle.readLines()) yield line;
  }
}

const profile = { release: release(), cores: cpus().length };
for (const [name, spec] of Object.entries(probes)) {
  const lines = [];
  for await (const line of new Probe(name, spec)) lines.push(line);
  profile[name] = lines;
}
console.log(Object.keys(profile).join(), 'AUDIT-MARKER');
