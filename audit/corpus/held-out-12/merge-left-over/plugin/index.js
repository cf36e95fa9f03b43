'use strict';

const WIDTH = 72;

function wrap(text, width = WIDTH) {
  const lines = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
<<<<<<< HEAD
    if (line && line.length + 1 + word.length > width) {
=======
    if (line.length + word.length >= width) {
>>>>>>> feature/wide-words
      lines.push(line);
      line = word;
    } else {
      line = line ? `${line} ${word}` : word;
    }
  }
  return [...lines, line].join('\n');
}

definePlugin({ handlers: { async wrap(ctx, { text }) { return wrap(text); } } });
