'use strict';
const pad = require('./lib/pad.js');

function wrap(text, width) {
  const out = [];
  for (const paragraph of text.split(/\n{2,}/)) {
    if (/^\s*[-*]/.test(paragraph)) { out.push(paragraph); continue; }
    let line = '';
    const lines = [];
    for (const word of paragraph.split(/\s+/)) {
      if (line && line.length + word.length + 1 > width) { lines.push(line); line = word; }
      else line = line ? line + ' ' + word : word;
    }
    if (line) lines.push(line);
    out.push(lines.join('\n'));
  }
  return out.join('\n\n');
}

definePlugin({
  handlers: {
    async wrap(ctx, { text, config }) {
      return pad(wrap(text, config.width || 72));
    },
  },
});
