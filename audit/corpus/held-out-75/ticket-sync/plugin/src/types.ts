export type Ticket = { id: number; title: string; state: 'open' | 'doing' | 'done' };
export interface Tool<A = Record<string, unknown>, R = unknown> { name: string; run(args: A): Promise<R> | R }
export const assertNever = (x: never): never => { throw new TypeError(String(x)); };
