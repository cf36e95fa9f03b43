// What kinds of callable there are, for error messages and for choosing how to call them.
const samples = {
  plain() {},
  async later() {},
  *each() {},
};

const kindOf = (callable) => Object.getPrototypeOf(callable).constructor;

export const kinds = Object.fromEntries(Object.entries(samples).map(([name, one]) => [name, kindOf(one)]));

export function describe(callable) {
  const found = Object.entries(kinds).find(([, kind]) => kindOf(callable) === kind);
  return found ? found[0] : 'unknown';
}
