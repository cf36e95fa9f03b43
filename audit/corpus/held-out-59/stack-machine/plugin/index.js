import { OPS, assemble, disassemble } from './assembler.js';

function execute(code, limit = 20_000) {
  const stack = [], memory = new Int32Array(64), printed = [];
  let pc = 0;
  for (let steps = 0; pc < code.length; steps++) {
    if (steps > limit) throw new RangeError('step limit');
    const op = code[pc++];
    switch (op) {
      case OPS.push: stack.push(code[pc++]); break;
      case OPS.add: stack.push(stack.pop() + stack.pop()); break;
      case OPS.sub: { const b = stack.pop(); stack.push(stack.pop() - b); break; }
      case OPS.mul: stack.push(Math.imul(stack.pop(), stack.pop())); break;
      case OPS.load: stack.push(memory[code[pc++] & 63]); break;
      case OPS.store: memory[code[pc++] & 63] = stack.pop(); break;
      case OPS.jnz: { const to = code[pc++]; if (stack.pop() !== 0) pc = to; break; }
      case OPS.print: printed.push(stack.pop()); break;
      case OPS.halt: return printed;
      default: throw new RangeError(`bad opcode ${op} at ${pc - 1}`);
    }
  }
  return printed;
}

definePlugin({
  handlers: {
    run: (_ctx, { text = '' }) => {
      try { return { printed: execute(assemble(text)) }; } catch (error) { return { error: error.message }; }
    },
    list: (_ctx, { bytes = [] }) => disassemble(Uint8Array.from(bytes)),
  },
});
