const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text) => text.replace(/[&<>"]/g, (c) => ENTITIES[c]);

export function inline(text) {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/\[([^\]]+)\]\((https?:[^)\s]+)\)/g, '<a href="$2" rel="noopener">$1</a>');
}

export function render(source) {
  return source.split(/\n{2,}/).map((block) => {
    const heading = /^(#{1,6}) (.*)$/.exec(block);
    if (heading) return `<h${heading[1].length}>${inline(heading[2])}</h${heading[1].length}>`;
    if (/^- /m.test(block)) return `<ul>${block.split('\n').map((l) => `<li>${inline(l.replace(/^- /, ''))}</li>`).join('')}</ul>`;
    if (block.startsWith('```')) return `<pre>${escape(block.replace(/^```\w*\n|\n?```$/g, ''))}</pre>`;
    return `<p>${inline(block)}</p>`;
  }).join('\n');
}
