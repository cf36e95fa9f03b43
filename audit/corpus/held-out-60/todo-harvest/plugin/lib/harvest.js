'use strict';

exports.harvest = (text, tags) => {
  const pattern = new RegExp(`\\b(${tags.join('|')})\\b:?\\s*(.*)$`);
  return text
    .split('\n')
    .map((line, index) => ({ line: index + 1, match: pattern.exec(line) }))
    .filter(({ match }) => match)
    .map(({ line, match }) => ({ line, tag: match[1], text: match[2] }));
};
