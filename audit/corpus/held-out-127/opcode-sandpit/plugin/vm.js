// A virtual machine for ten made-up instructions. `exec` dispatches on small integers.
const OPS = ['push', 'add', 'sub', 'mul', 'dup', 'swap', 'print', 'jump', 'jz', 'halt'];

export function assemble(source) {
  const labels = new Map();
  const code = [];
  const words = source.replace(/;.*$/gm, '').trim().split(/\s+/);
  for (const w of words) {
    if (w.endsWith(':')) labels.set(w.slice(0, -1), code.length);
    else code.push(w);
  }
  return code.map((w) => (OPS.includes(w) ? { op: OPS.indexOf(w) } : { value: labels.has(w) ? labels.get(w) : Number(w) }));
}

export function run(code, { maxSteps }) {
  const vm = { stack: [], output: [], pc: 0, steps: 0, halted: false };
  const pop = () => { if (!vm.stack.length) throw new Error(`stack is empty at ${vm.pc}`); return vm.stack.pop(); };
  const exec = (op) => {
    switch (OPS[op]) {
      case 'push': vm.stack.push(code[vm.pc++].value); break;
      case 'add': vm.stack.push(pop() + pop()); break;
      case 'sub': { const b = pop(); vm.stack.push(pop() - b); break; }
      case 'mul': vm.stack.push(pop() * pop()); break;
      case 'dup': { const a = pop(); vm.stack.push(a, a); break; }
      case 'swap': { const b = pop(); const a = pop(); vm.stack.push(b, a); break; }
      case 'print': vm.output.push(pop()); break;
      case 'jump': vm.pc = code[vm.pc].value; break;
      case 'jz': { const to = code[vm.pc++].value; if (pop() === 0) vm.pc = to; break; }
      default: vm.halted = true;
    }
  };
  while (!vm.halted && vm.pc < code.length) {
    if (++vm.steps > maxSteps) throw new Error('too many steps');
    exec(code[vm.pc++].op);
  }
  return vm;
}
