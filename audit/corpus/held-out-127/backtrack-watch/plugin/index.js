// A rough check: nested quantifiers and overlapping alternatives inside of a repeated group.
const NESTED = /\((?:\?:)?[^()]*[+*][^()]*\)[+*{]/;
const OVERLAP = /\((?:\?:)?(\w)[^()|]*\|\1[^()]*\)[+*{]/;

export function inspect(source) {
  const notes = [];
  if (NESTED.test(source)) notes.push('a repeated group that itself holds + or *');
  if (OVERLAP.test(source)) notes.push('alternatives that start alike in a repeated group');
  if (/\.\*.*\.\*/.test(source)) notes.push('two .* in a row');
  return notes;
}

export default {
  activate(api) {
    api.registerTool('inspect_regex', ({ source }) => inspect(source).join('; ') || 'nothing found');
  },
};
