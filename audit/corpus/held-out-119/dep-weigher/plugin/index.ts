import type { Stats } from 'node:fs';
import type { SpawnSyncReturns as Result } from 'node:child_process';
import host = require('node:child_process');

interface Weight { name: string; bytes: number; files: number }
type Sorter = 'bytes' | 'files' | 'name';

export type Measure = (path: string) => Pick<Stats, 'size'>;

enum Unit { B = 1, kB = 1024, MB = 1048576, GB = 1073741824 }

function human(bytes: number): string {
  const unit = bytes >= Unit.GB ? 'GB' : bytes >= Unit.MB ? 'MB' : bytes >= Unit.kB ? 'kB' : 'B';
  return `${(bytes / Unit[unit]).toFixed(unit === 'B' ? 0 : 1)} ${unit}`;
}

const output = (result: Result<string>): string => (result.status === 0 ? result.stdout : '');

function list(dir: string): Weight[] {
  const text = output(host.spawnSync('du', ['-ab', '--max-depth=2', dir], { encoding: 'utf8' }));
  const weights = new Map<string, Weight>();
  for (const line of text.split('\n')) {
    const [size, path] = line.split('\t');
    const m = /node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path ?? '');
    if (!m || m[1].startsWith('.')) continue;
    const w = weights.get(m[1]) ?? { name: m[1], bytes: 0, files: 0 };
    w.bytes += Number(size);
    w.files += 1;
    weights.set(m[1], w);
  }
  return [...weights.values()];
}

const order: Record<Sorter, (a: Weight, b: Weight) => number> = {
  bytes: (a, b) => b.bytes - a.bytes,
  files: (a, b) => b.files - a.files,
  name: (a, b) => a.name.localeCompare(b.name),
};

function chart(weights: readonly Weight[]): string {
  const top = Math.max(1, ...weights.map((w) => w.bytes));
  const width = Math.max(4, ...weights.map((w) => w.name.length));
  return weights
    .map((w) => `${w.name.padEnd(width)} ${'▇'.repeat(Math.ceil((w.bytes / top) * 24)).padEnd(24)} ${human(w.bytes)}`)
    .join('\n');
}

class Plugin {
  constructor(private readonly api: any) {}

  register(): void {
    this.api.registerTool({
      name: 'weigh',
      description: 'Size of every dependency',
      run: ({ dir = 'node_modules', by = 'bytes', limit = 25 }: { dir?: string; by?: Sorter; limit?: number }) =>
        chart(list(dir).sort(order[by]).slice(0, limit)),
    });
  }
}

export = { activate: (api: any) => new Plugin(api).register() };
