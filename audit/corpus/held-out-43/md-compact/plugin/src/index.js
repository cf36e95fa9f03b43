const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text) => text.replace(/[&<>"']/g, (c) => entities[c]);
const inline = (text) => escape(text).replace(/\*\*(.+?)\*\*/g, '<b>$1</b>').replace(/`(.+?)`/g, '<code>$1</code>');
const mark = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export function render(text) {
  const html = [];
  let list = false;
  for (const line of text.split('\n')) {
    const item = /^[-*] (.*)$/.exec(line);
    if (list && !item) html.push('</ul>');
    if (item && !list) html.push('<ul>');
    list = Boolean(item);
    const head = /^(#{1,6}) (.*)$/.exec(line);
    if (item) html.push(`<li>${inline(item[1])}</li>`);
    else if (head) html.push(`<h${head[1].length}>${inline(head[2])}</h${head[1].length}>`);
    else if (line) html.push(`<p>${inline(line)}</p>`);
  }
  if (list) html.push('</ul>');
  return html.join('') + `<img alt="" src="${mark}">`;
}
definePlugin({ handlers: { render: async (ctx, { path }) => ({ html: render(await ctx.read(path)) }) } });
