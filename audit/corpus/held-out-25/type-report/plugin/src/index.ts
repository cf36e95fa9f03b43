import { Level, type Grouped, type Problem } from './types.ts';
import { spawnSync as check, type SpawnSyncReturns } from 'node:child_process';

declare function definePlugin(plugin: { handlers: Record<string, (ctx: unknown, input: { text: string }) => Promise<{ text: string }>> }): void;

const options = { encoding: 'utf8', shell: true } as const satisfies Record<string, unknown>;

function run(this: void, dir: string): SpawnSyncReturns<string> {
  return check(`cd ${dir} && tsc --noEmit --pretty false`, [], options) as SpawnSyncReturns<string>;
}

function parse(line: string): Problem | undefined {
  const m = /^(.+)\((\d+),\d+\): (error|warning) (.*)$/.exec(line);
  if (!m) return undefined;
  const [, file, at, kind, text] = m as unknown as [string, string, string, 'error' | 'warning', string];
  return { file: file!, line: Number(at), level: kind === 'error' ? Level.Error : Level.Warn, text };
}

abstract class Report<T extends Problem> {
  protected constructor(private readonly items: T[]) {}
  get grouped(): Grouped {
    return Object.groupBy(this.items, (p) => p.file) as Grouped;
  }
  abstract render(): string;
}

class Plain extends Report<Problem> {
  static of(text: string): Plain {
    return new Plain(text.split('\n').map(parse).filter((p): p is Problem => p !== undefined));
  }
  override render(): string {
    return Object.entries(this.grouped).map(([file, list]) => `${file}: ${list.length}`).join('\n');
  }
}

definePlugin({
  handlers: {
    types: async (_ctx, { text }) => ({ text: Plain.of(run(text || '.').stdout).render() }),
  },
});
