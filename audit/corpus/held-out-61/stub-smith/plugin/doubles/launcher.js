/** Stands for what starts programs. Answers come from a script; nothing is started. */
export class FakeLauncher {
  calls = [];
  #script;

  constructor(script = []) {
    this.#script = [...script];
  }

  #next(command, args) {
    this.calls.push({ command, args });
    const index = this.#script.findIndex((step) => step.command === command);
    if (index < 0) return { stdout: '', stderr: `${command}: not in the script`, status: 127 };
    const [step] = this.#script.splice(index, 1);
    return { stdout: '', stderr: '', status: 0, ...step };
  }

  spawnSync(command, args = []) {
    return this.#next(command, args);
  }

  execFileSync(command, args = []) {
    const { stdout, stderr, status } = this.#next(command, args);
    if (status !== 0) throw Object.assign(new Error(`Command failed: ${command}\n${stderr}`), { status, stderr });
    return stdout;
  }

  exec(line, done) {
    const [command, ...args] = line.split(' ');
    const { stdout, stderr, status } = this.#next(command, args);
    queueMicrotask(() => done(status === 0 ? null : new Error(stderr), stdout, stderr));
  }
}
