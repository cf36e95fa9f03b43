export const Manager = { A: 'npm', B: 'yarn' } as const;
export type Kind = (typeof Manager)[keyof typeof Manager];
export const suffix: Record<Kind, string> = { npm: 'rc', yarn: 'rc' };
