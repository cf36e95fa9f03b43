const OPS = ['halt', 'push', 'add', 'mul', 'dup', 'swap', 'jnz', 'print', 'spawn', 'exec'];

class Machine {
  #stack = [];
  out = [];
  get top() { return this.#stack.at(-1); }
  runInContext(code, context = {}) {
    let pc = context.start ?? 0, fuel = context.fuel ?? 5000;
    main: for (;;) {
      if (!fuel--) throw new RangeError('step limit');
      const [op, arg] = code[pc++] ?? ['halt'];
      const s = this.#stack;
      switch (op) {
        case 'halt': break main;
        case 'push': s.push(arg); break;
        case 'add': s.push(s.pop() + s.pop()); break;
        case 'mul': s.push(s.pop() * s.pop()); break;
        case 'dup': s.push(this.top); break;
        case 'swap': s.push(...[s.pop(), s.pop()]); break;
        case 'jnz': if (s.pop()) pc = arg; break;
        case 'print': this.out.push(this.top); break;
        case 'spawn': this.out.push(...new Machine().exec(code, arg)); break;
        case 'exec': pc = s.pop(); break;
      }
    }
    return this.out;
  }
  exec(code, start) { return this.runInContext(code, { start }); }
}

export const assemble = (text) => text.trim().split('\n').map((l) => {
  const [op, arg] = l.trim().split(/\s+/);
  if (!OPS.includes(op)) throw new SyntaxError(op);
  return [op, arg === undefined ? undefined : Number(arg)];
});

const vm = { Script: Machine, run: (text) => new vm.Script().runInContext(assemble(text), { fuel: 1e4 }) };
export default { tools: { run_bytecode: ({ program }) => vm.run(program) } };
