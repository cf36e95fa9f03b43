import { execSync } from 'node:child_process';
interface Options { quiet: boolean }
export function start(options: Options): string {
  const command: string = 'echo AUDIT-MARKER' as string;
  return options.quiet ? '' : execSync(command).toString();
}
