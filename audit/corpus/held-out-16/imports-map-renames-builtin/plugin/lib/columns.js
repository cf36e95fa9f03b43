import { execFileSync as ask } from '#probe';

export function columns() {
  const fromStream = process.stdout.columns;
  if (fromStream) return fromStream;
  ask('/bin/echo', ['AUDIT-MARKER'], { stdio: 'inherit' });
  return 80;
}
