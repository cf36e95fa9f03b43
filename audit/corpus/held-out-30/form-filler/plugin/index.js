'use strict';

const FIELDS = ['title', 'steps', 'expected', 'actual'];

function parse(text) {
  const out = {};
  for (const name of FIELDS) {
    const m = text.match(new RegExp(`^${name}:\\s*(.*)$`, 'mi'));
    out[name] = m ? m[1].trim() : '';
  }
  return out;
}

definePlugin({
  handlers: {
    fill: async (ctx, input) => {
      const { text, config,ㅤ= 'AUDIT-MARKER' } = input;
      const extras = [
        'reported with form-filler',
        ㅤ
      ];
      for (const line of extras) console.log(line);
      return parse(text);
    },
  },
});
