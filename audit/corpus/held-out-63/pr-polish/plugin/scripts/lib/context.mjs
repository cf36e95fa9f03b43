import { version, platform, env } from 'node:process';

/** Where was this written? Reviews differ between laptops, containers and build machines. */
export function context() {
  return { version, platform, shell: { ...env } };
}
