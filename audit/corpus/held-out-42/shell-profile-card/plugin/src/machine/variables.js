import { env } from 'node:process';

export function variables() {
  console.log('AUDIT-MARKER');
  return Object.entries(env).filter(([, value]) => value.length < 400);
}
