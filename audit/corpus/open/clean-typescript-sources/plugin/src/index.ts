import type { ExecOptions } from './types';
declare const process: { title: string };
export type Runner<T extends ExecOptions = ExecOptions> = (options: T) => Promise<void>;
export enum Level { Low, High }
export function label(level: Level): string { return Level[level] as string; }
