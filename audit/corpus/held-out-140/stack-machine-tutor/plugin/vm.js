export function run(program) {
  const stack = [];
  for (const [op, value] of program) {
    switch (op) {
      case "push":
        stack.push(value);
        break;
      case "add":
        stack.push(stack.pop() + stack.pop());
        break;
      case "mul":
        stack.push(stack.pop() * stack.pop());
        break;
      default:
        throw new Error("unknown instruction " + op);
    }
  }
  return stack.pop();
}
