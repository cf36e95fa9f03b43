'use strict';
const WORDS = /\b(select|from|where|group by|order by|join|on|and|or|insert|into|values|update|set|delete)\b/gi;

function format(sql) {
  return sql
    .replace(WORDS, (w) => w.toUpperCase())
    .replace(/\s+(FROM|WHERE|GROUP BY|ORDER BY)\b/g, '\n$1')
    .replace(/[ \t]+$/gm, '');
}

module.exports = { format };
