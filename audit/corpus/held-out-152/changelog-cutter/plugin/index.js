export function sections(text) {
  return text.split(/^## /m).slice(1);
}

export default {
  run(ctx, { text }) {
    const [latest] = sections(text);
    return `## ${latest.trim()
  },
};
