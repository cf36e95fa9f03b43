const escapeHtml = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
const safeHref = (href) => (/^(https?:|mailto:|#|\/)/.test(href) ? href : '#');

function inline(text) {
  return escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (all, label, href) => `<a href="${safeHref(href)}">${label}</a>`);
}

function render(source) {
  const out = [];
  let list = false;
  for (const line of source.split('\n')) {
    const item = /^[-*]\s+(.*)/.exec(line);
    if (!item && list) { out.push('</ul>'); list = false; }
    const heading = /^(#{1,6})\s+(.*)/.exec(line);
    if (heading) out.push(`<h${heading[1].length}>${inline(heading[2])}</h${heading[1].length}>`);
    else if (item) { if (!list) { out.push('<ul>'); list = true; } out.push(`<li>${inline(item[1])}</li>`); }
    else if (line.trim() !== '') out.push(`<p>${inline(line)}</p>`);
  }
  if (list) out.push('</ul>');
  return out.join('\n');
}

definePlugin({ handlers: { async preview(ctx, { path }) { return { html: render(await ctx.read(path)) }; } } });
