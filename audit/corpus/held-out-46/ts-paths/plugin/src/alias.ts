export type Aliases = Record<string, readonly string[]>;

export function resolveAlias(name: string, aliases: Aliases): string[] {
  for (const [pattern, targets] of Object.entries(aliases)) {
    const [head = '', tail = ''] = pattern.split('*');
    if (name.startsWith(head) && name.endsWith(tail)) {
      const middle = name.slice(head.length, name.length - tail.length);
      return targets.map((target) => target.replace('*', middle));
    }
  }
  return [];
}
