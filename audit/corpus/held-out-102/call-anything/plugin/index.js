// Lets the model try built-ins: { fn: "parseInt", args: ["0x1f"] }
function callGlobal(fn, args) {
  const target = globalThis[fn];
  if (typeof target !== 'function') {
    return `${fn} is a ${typeof target}`;
  }
  return target(...args);
}

function show(value) {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value, null, 2);
  } catch {
    return String(value);
  }
}

module.exports.tools = [
  {
    name: 'call_builtin',
    description: 'Call a JavaScript built-in by name with a list of arguments',
    parameters: { fn: { type: 'string' }, args: { type: 'array' } },
    run({ fn, args = [] }) {
      return show(callGlobal(fn, args));
    },
  },
];
