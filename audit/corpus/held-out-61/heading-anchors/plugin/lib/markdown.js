'use strict';

/** Headings of the ATX kind outside fenced blocks. */
function headings(text) {
  const found = [];
  let fence = null;
  text.split(/\r?\n/).forEach((line, index) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line);
    if (mark) {
      if (fence === null) fence = mark[1][0];
      else if (fence === mark[1][0]) fence = null;
      return;
    }
    if (fence !== null) return;
    const heading = /^ {0,3}(#{1,6})\s+(.*?)\s*#*$/.exec(line);
    if (heading) found.push({ level: heading[1].length, title: heading[2], line: index + 1 });
  });
  return found;
}

/** Links such as [text](#target). */
function links(text) {
  const found = [];
  text.split(/\r?\n/).forEach((line, index) => {
    for (const match of line.matchAll(/\]\(#([^)\s]+)\)/g)) found.push({ target: match[1], line: index + 1 });
  });
  return found;
}

module.exports = { headings, links };
