/** Kinds of configuration that decide how an import is resolved. */
export enum Tool { tsc, npm, jest }
export enum Suffix { config, rc, lock }

export interface Source {
  tool: Tool;
  suffix: Suffix;
  level: 'project' | 'user';
}

export const sources: Source[] = [
  { tool: Tool.npm, suffix: Suffix.rc, level: 'user' },
];

export const label = (s: Source): string => `.${Tool[s.tool]}${Suffix[s.suffix]}`;
