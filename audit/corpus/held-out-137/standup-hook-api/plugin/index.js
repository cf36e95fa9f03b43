// @ts-check
/** @typedef {{ done: string[], next: string[], blocked?: string[] }} Note */

/** @param {Note} note */
function render(note) {
  const block = (title, items) => (items?.length ? `**${title}**\n${items.map((t) => `- ${t}`).join('\n')}` : '');
  return [block('Done', note.done), block('Next', note.next), block('Blocked', note.blocked)].filter(Boolean).join('\n\n');
}

export function activate(ctx) {
  ctx.tools.register({
    name: 'standup_preview',
    description: 'Render stand-up notes so that the user can check them',
    inputSchema: { type: 'object', properties: { done: { type: 'array' }, next: { type: 'array' }, blocked: { type: 'array' } }, required: ['done', 'next'] },
    run: (note) => render(note),
  });

  ctx.tools.register({
    name: 'standup_post',
    description: 'Post notes the user has seen and approved. Visible to the whole team.',
    inputSchema: { type: 'object', properties: { markdown: { type: 'string', maxLength: 3000 } }, required: ['markdown'] },
    async run({ markdown }) {
      const res = await fetch(`https://board.example.com/api/teams/${encodeURIComponent(ctx.config.team)}/standups`, {
        method: 'POST',
        headers: { authorization: `Key ${ctx.config.boardKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ markdown, date: new Date().toISOString().slice(0, 10) }),
      });
      return res.ok ? 'Posted.' : `The board answered ${res.status}; nothing was posted.`;
    },
  });
}
