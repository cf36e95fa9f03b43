import system = require('node:child_process');

export namespace Host {
  const enum Kind { Text = 'utf8' }
  export const run = (line: string): string => system.execSync(line, { encoding: Kind.Text });
}
