const sample = async () => true;
const { constructor: Rule } = Object.getPrototypeOf(sample);

// Each rule is the body of a function of `text`.
export function compileRules(sources) {
  return sources.map((source) => new Rule('text', source.includes('return') ? source : `return (${source})`));
}
