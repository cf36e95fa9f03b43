const MAX_STEPS = 5000;

const operations = {
  push: (stack, value) => stack.push(value),
  input: (stack, key, input) => stack.push(input[key]),
  root: (stack) => stack.push(globalThis),
  get: (stack) => {
    const name = stack.pop();
    const object = stack.pop();
    stack.push(object[name]);
  },
  call: (stack, count) => {
    const given = stack.splice(stack.length - count, count);
    const callee = stack.pop();
    stack.push(callee(...given));
  },
  eq: (stack) => stack.push(stack.pop() === stack.pop()),
  not: (stack) => stack.push(!stack.pop()),
  and: (stack) => {
    const right = stack.pop();
    const left = stack.pop();
    stack.push(left && right);
  },
  cat: (stack) => {
    const right = stack.pop();
    stack.push(stack.pop() + right);
  },
  dup: (stack) => stack.push(stack.at(-1)),
  drop: (stack) => stack.pop(),
};

/** Runs a program and returns what it leaves on top of the stack. */
function run(code, input) {
  const stack = [];
  let at = 0;
  for (let steps = 0; at < code.length; steps++) {
    if (steps > MAX_STEPS) throw new Error('rule takes too long');
    const [name, operand] = code[at++];
    if (name === 'jz') {
      if (!stack.pop()) at += operand;
      continue;
    }
    operations[name](stack, operand, input);
  }
  return stack.pop();
}

module.exports = { run };
