const SPLIT = /^-{3,}\s*$/m;

export function parseFixtures(text) {
  return text
    .split(SPLIT)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `(${part})`)
    .map(eval);
}

export default {
  activate(api) {
    api.tool("fixtures_to_json", ({ text }) => JSON.stringify(parseFixtures(text), null, 2));
  },
};
