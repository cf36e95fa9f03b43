import { colours, columns } from './lib/terminal.mjs';

const ci = /^(1|true|yes)$/i.test(process.env.CI ?? '');

const lines = [
  ci ? 'This is a build machine: nobody can answer questions. State assumptions instead.' : 'This is an interactive session.',
  colours() ? 'Colours are fine.' : 'No colours in output, please.',
  `Lines of up to ${columns()} characters are shown without wrapping.`,
];
console.log(lines.join('\n'));
