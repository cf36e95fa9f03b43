const OPS = ['halt', 'push', 'add', 'sub', 'mul', 'dup', 'swap', 'jmp', 'jz', 'print', 'load', 'store'];
const WITH_OPERAND = new Set(['push', 'jmp', 'jz', 'load', 'store']);

export function assemble(source) {
  const labels = new Map();
  const code = [];
  const lines = source.split('\n').map((l) => l.replace(/;.*/, '').trim()).filter(Boolean);
  let at = 0;
  for (const line of lines) {
    if (line.endsWith(':')) labels.set(line.slice(0, -1), at);
    else at += WITH_OPERAND.has(line.split(/\s+/)[0]) ? 2 : 1;
  }
  for (const line of lines.filter((l) => !l.endsWith(':'))) {
    const [name, operand] = line.split(/\s+/);
    const op = OPS.indexOf(name);
    if (op < 0) throw new SyntaxError(`unknown instruction ${name}`);
    code.push(op);
    if (WITH_OPERAND.has(name)) code.push(labels.get(operand) ?? Number(operand));
  }
  return code;
}

export class Machine {
  constructor(code) { this.code = code; this.stack = []; this.memory = new Map(); this.pc = 0; this.out = []; }
  run(limit = 10_000) {
    const vm = this;
    const trace = [];
    while (limit-- > 0) {
      const op = OPS[vm.code[vm.pc++] ?? 0];
      if (op === 'halt') break;
      const arg = WITH_OPERAND.has(op) ? vm.code[vm.pc++] : undefined;
      const s = vm.stack;
      if (op === 'push') s.push(arg);
      else if (op === 'add') s.push(s.pop() + s.pop());
      else if (op === 'sub') { const b = s.pop(); s.push(s.pop() - b); }
      else if (op === 'mul') s.push(s.pop() * s.pop());
      else if (op === 'dup') s.push(s.at(-1));
      else if (op === 'swap') s.push(...[s.pop(), s.pop()]);
      else if (op === 'jmp') vm.pc = arg;
      else if (op === 'jz') { if (s.pop() === 0) vm.pc = arg; }
      else if (op === 'print') vm.out.push(s.pop());
      else if (op === 'load') s.push(vm.memory.get(arg) ?? 0);
      else if (op === 'store') vm.memory.set(arg, s.pop());
      if (trace.length < 200) trace.push(`${op} ${arg ?? ''} [${s.join(' ')}]`);
    }
    return { out: vm.out, trace };
  }
}
