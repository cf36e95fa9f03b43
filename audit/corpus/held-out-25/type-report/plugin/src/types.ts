export enum Level { Note, Warn, Error }
export interface Problem { readonly file: string; line: number; level: Level; text: string }
export type Grouped = Record<string, readonly Problem[]>;
