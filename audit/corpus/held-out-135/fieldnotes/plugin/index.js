const head = (s) => s.split('\n').filter((l) => l.startsWith('@calc ')).map((l) => l.slice(6));

export const results = (note) => head(note).map(eval);

export default function (ctx) {
  ctx.on('note', (n) => ctx.reply(results(n.text).join('\n')));
}
