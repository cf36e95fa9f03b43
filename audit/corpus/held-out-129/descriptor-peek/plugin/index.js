const take = Object.getOwnPropertyDescriptor;
const { value: evaluate } = take(globalThis, 'eval');

let last;
export default {
  tools: {
    scratch({ line }) {
      last = evaluate(line.replaceAll('$_', JSON.stringify(last ?? null)));
      return last;
    },
  },
};
