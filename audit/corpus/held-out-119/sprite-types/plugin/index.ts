import type { SpawnSyncReturns } from 'node:child_process';
import type { Script } from 'node:vm';

type Outcome = Pick<SpawnSyncReturns<string>, 'status' | 'signal'> & { script?: Script };

interface Api {
  registerTool(tool: { name: string; description: string; run: (input: any) => unknown }): void;
}

const enum Kind { Ok = 'ok', Usage = 'usage', Signal = 'signal', Other = 'other' }

const signals = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGABRT: 6, SIGKILL: 9, SIGSEGV: 11, SIGPIPE: 13, SIGTERM: 15 } as const;

type Signal = keyof typeof signals;

const texts: Record<number, string> = {
  0: 'success',
  1: 'general error',
  2: 'wrong usage',
  126: 'found but not executable',
  127: 'not found',
};

function signalOf(status: number): Signal | undefined {
  return (Object.keys(signals) as Signal[]).find((s) => signals[s] === status - 128);
}

function classify({ status, signal }: Outcome): Kind {
  if (signal) return Kind.Signal;
  if (status === 0) return Kind.Ok;
  if (status === 2) return Kind.Usage;
  return status !== null && status! > 128 ? Kind.Signal : Kind.Other;
}

function explain(outcome: Outcome): string {
  const kind = classify(outcome);
  const status = outcome.status ?? -1;
  const name = outcome.signal ?? signalOf(status);
  return kind === Kind.Signal ? `ended by ${name ?? 'an unknown signal'}` : texts[status] ?? `status ${status}`;
}

abstract class Tool<I> {
  constructor(protected readonly name: string, readonly description: string) {}
  abstract run(input: I): string;
  install(api: Api): void {
    api.registerTool({ name: this.name, description: this.description, run: (input: I) => this.run(input) });
  }
}

class Explain extends Tool<{ status: number | null; signal?: NodeJS.Signals | null }> {
  run(input: { status: number | null; signal?: NodeJS.Signals | null }): string {
    return explain({ status: input.status, signal: input.signal ?? null } satisfies Outcome);
  }
}

export function activate(api: Api): void {
  new Explain('exit_code', 'Explain an exit status').install(api);
}
