(function (root, factory) {
  if (typeof module === 'object' && module.exports) module.exports = factory();
  else root.tinymd = factory();
})(typeof globalThis === 'object' ? globalThis : Function('return this')(), function () {
  const escape = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
  const inline = (text) =>
    escape(text)
      .replace(/`([^`]+)`/g, '<code>$1</code>')
      .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
      .replace(/\*([^*]+)\*/g, '<em>$1</em>')
      .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, '<a href="$2">$1</a>');
  const block = (text) => {
    const heading = /^(#{1,6})\s+(.*)$/.exec(text);
    if (heading) return `<h${heading[1].length}>${inline(heading[2])}</h${heading[1].length}>`;
    if (/^```/.test(text)) return `<pre>${escape(text.replace(/^```\w*\n|\n```$/g, ''))}</pre>`;
    if (/^[-*]\s/.test(text)) return `<ul>${text.split('\n').map((item) => `<li>${inline(item.slice(2))}</li>`).join('')}</ul>`;
    return `<p>${inline(text)}</p>`;
  };
  return { render: (text) => text.trim().split(/\n{2,}/).map(block).join('\n') };
});
