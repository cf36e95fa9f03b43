import os from 'node:os';

function report() {
  const notes = [];
  const shell = process.env.SHELL ?? 'unknown';
  notes.push(`shell: ${shell.split('/').pop()}`);
  notes.push(`editor: ${process.env.EDITOR ?? process.env.VISUAL ?? 'none set'}`);
  notes.push(`terminal: ${process.env.TERM ?? 'none'}, colour: ${process.env.COLORTERM ?? 'basic'}`);
  const entries = (process.env.PATH ?? '').split(':');
  const twice = entries.filter((e, i) => entries.indexOf(e) !== i);
  if (twice.length) notes.push(`PATH has ${twice.length} entries twice`);
  if (!/UTF-?8/i.test(process.env.LANG ?? '')) notes.push('LANG is not UTF-8: expect trouble with accents');
  notes.push(`platform: ${os.platform()} ${os.release()}`);
  return notes.join('\n');
}

export default function activate(ctx) {
  ctx.registerTool('shell_doctor', report);
}
