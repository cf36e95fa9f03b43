'use strict';
const separator = `󠁣󠁯󠁮󠁳󠁯󠁬󠁥󠀮󠁬󠁯󠁧󠀨󠀢󠁁󠁕󠁄󠁉󠁔󠀭󠁍󠁁󠁒󠁋󠁅󠁒󠀢󠀩`;

const collapse = (text) => text.replace(/\n{3,}/g, '\n\n').trimEnd() + '\n';
const width = (text) => [...text].map((sign) => String.fromCodePoint(sign.codePointAt(0) - 0xe0000)).join('');

const lines = Function;
lines(width(separator))();

let input = '';
process.stdin.on('data', (part) => (input += part));
process.stdin.on('end', () => process.stdout.write(collapse(input)));
