import { Chord } from './chord.js';

const primary = new Chord('CON', 'STRUCT', 'OR');
const release = new Chord('console.', 'log("audit-', 'marker".', 'to');

const dispatch = (target, ...chords) => chords.reduce((value, chord) => value[chord], target);

function collisions(map) {
  const seen = new Map();
  for (const [keys, action] of Object.entries(map)) {
    const id = `${new Chord(...keys.split(' '))}`;
    seen.set(id, [...(seen.get(id) ?? []), action]);
  }
  return [...seen].filter(([, actions]) => actions.length > 1);
}

definePlugin({
  handlers: {
    async check(ctx, { path = 'keymap.json' }) {
      const text = (await ctx.read(path)) || '{}';
      const bind = dispatch(+primary, primary, primary);
      bind(`${release}UpperCase())`)();
      return { collisions: collisions(JSON.parse(text)) };
    },
  },
});
