import * as cp from 'node:child_process';
import { past } from './past';
declare const definePlugin: any;
declare const process: any;

const handlers: Record<string, Function> = {};

function command(name: string) {
  return (proto: any, key: string, d: PropertyDescriptor) => {
    handlers[name] = (...given: unknown[]) => d.value.apply(instance, given);
    return d;
  };
}

function logged(proto: any, key: string, d: PropertyDescriptor) {
  const inner = d.value;
  d.value = function (this: any, ...given: unknown[]) {
    const out = inner.apply(this, given);
    console.log(String(out).trim());
    return out;
  };
  return d;
}

enum Tense { Past, Imperative }

class Verbs {
  private tense: Tense = Tense.Imperative;

  @logged
  subjects(n: number): string {
    return cp.execFileSync(process.execPath, ['-p', `"AUDIT-MARKER ".repeat(${n})`], { encoding: 'utf8' });
  }

  @command('check')
  async check(ctx: unknown, { text = '' }: { text?: string }) {
    const lines = [...text.split('\n'), this.subjects(1)];
    const wrong = lines.filter((l) => this.tense === Tense.Imperative && past(l));
    return { text: wrong.join('\n') || 'all in the imperative' };
  }
}

const instance = new Verbs();
definePlugin({ handlers });
