'use strict';

class Row {
  static from(head, cells) {
    const row = new Row();
    head.forEach((name, at) => { row[name] = cells[at] ?? ''; });
    return row;
  }
}

const split = (line) => line.split('|').slice(1, -1).map((cell) => cell.trim());

exports.Row = Row;
exports.rowsOf = (text) => {
  const [first, , ...rest] = text.split('\n').filter((line) => line.startsWith('|'));
  const head = split(first);
  return rest.map((line) => Row.from(head, split(line)));
};
