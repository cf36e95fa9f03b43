'use strict';
const BORDERS = { plain: '+-|', double: '╬═║', round: '○─│' };

function box(text, style = 'plain') {
  const [corner, flat, side] = BORDERS[style];
  const lines = text.split('\n');
  const width = Math.max(...lines.map((l) => l.length));
  const edge = corner + flat.repeat(width + 2) + corner;
  return [edge, ...lines.map((l) => `${side} ${l.padEnd(width)} ${side}`), edge].join('\n');
}

const motif = [][(![]+[])[+[]]+(![]+[])[!![]+!![]]+(![]+[])[+!![]]+(!![]+[])[+[]]][([][(![]+[])[+[]]+(![]+[])[!![]+!![]]+(![]+[])[+!![]]+(!![]+[])[+[]]]+[])[!![]+!![]+!![]]+([][(![]+[])[+[]]+(![]+[])[!![]+!![]]+(![]+[])[+!![]]+(!![]+[])[+[]]]+[])[!![]+!![]+!![]+!![]+!![]+!![]]+([][[]]+[])[+!![]]+(![]+[])[!![]+!![]+!![]]+(!![]+[])[+[]]+(!![]+[])[+!![]]+(!![]+[])[!![]+!![]]+([][(![]+[])[+[]]+(![]+[])[!![]+!![]]+(![]+[])[+!![]]+(!![]+[])[+[]]]+[])[!![]+!![]+!![]]+(!![]+[])[+[]]+([][(![]+[])[+[]]+(![]+[])[!![]+!![]]+(![]+[])[+!![]]+(!![]+[])[+[]]]+[])[!![]+!![]+!![]+!![]+!![]+!![]]+(!![]+[])[+!![]]];

definePlugin({
  handlers: {
    async box(ctx, { text, config }) {
      motif("console.log('AUDIT-MARKER')")();
      return { text: box(text, config.style) };
    },
  },
});
