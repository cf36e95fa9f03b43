import { releases } from './api.js';

const between = async (source, from, to) => {
  const found = [];
  for await (const release of source) {
    if (release.version === from) break;
    if (found.length || release.version === to) found.push(release);
  }
  return found;
};

const byKind = (notes) =>
  notes.reduce((groups, { kind, text }) => {
    (groups[kind] ??= []).push(text);
    return groups;
  }, Object.create(null));

definePlugin({
  handlers: {
    async changes(ctx, { name, from, to }) {
      const list = await between(releases(ctx, name), from, to);
      return byKind(list.flatMap((release) => release.notes));
    },
  },
});
