export const enum Kind { A = 1, B = A << 1 }
export abstract class Base<T extends object = {}> { protected constructor(readonly value: T) {} abstract get kind(): Kind; }
export function pick(a: string): string;
export function pick(a: number): number;
export function pick(a: unknown): unknown { return a satisfies unknown; }
export namespace util { export const one = <const T,>(x: T): T => x!; }
