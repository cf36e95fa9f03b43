const ESCAPE = new Map([['&', '&amp;'], ['<', '&lt;'], ['>', '&gt;'], ['"', '&quot;']]);
const UNSAFE = /^(?:javascript|vbscript|data(?!:image\/(?:png|gif|jpeg|webp);base64,)):/i;
const HOLE = '\u0000';

const escape = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPE.get(sign));

function link(href) {
  const plain = href.replace(/[\u0000-\u0020]+/g, '').replace(/&#x?[\da-f]+;?/gi, '');
  return UNSAFE.test(plain) ? '#' : escape(href);
}

function inline(text) {
  const kept = [];
  const keep = (html) => HOLE + (kept.push(html) - 1) + HOLE;
  return escape(text.replace(/(`+)(.+?)\1/g, (all, tick, code) => keep(`<code>${escape(code.trim())}</code>`))
    .replace(/!\[([^\]]*)\]\(([^)\s]+)\)/g, (all, alt, src) => keep(`<img alt="${escape(alt)}" src="${link(src)}">`))
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (all, label, href) => keep(`<a href="${link(href)}">${inline(label)}</a>`)))
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|\W)[*_](.+?)[*_](?=\W|$)/g, '$1<em>$2</em>')
    .replace(/\u0000(\d+)\u0000/g, (all, at) => kept[at]);
}

const blocks = [
  [/^```(\w*)\n([\s\S]*?)\n```(?:\n|$)/, ([, lang, code]) => `<pre><code class="language-${lang || 'text'}">${escape(code)}</code></pre>`],
  [/^<!--[\s\S]*?-->\s*/, () => ''],
  [/^(#{1,6})\s+(.+)(?:\n|$)/, ([, marks, text]) => `<h${marks.length}>${inline(text)}</h${marks.length}>`],
  [/^(?:[-*_]\s*){3,}(?:\n|$)/, () => '<hr>'],
  [/^(?:>.*(?:\n|$))+/, ([all]) => `<blockquote>${render(all.replace(/^> ?/gm, ''))}</blockquote>`],
  [/^(?:[-*+] .*(?:\n|$))+/, ([all]) => `<ul>${all.trim().split('\n').map((l) => `<li>${inline(l.slice(2))}</li>`).join('')}</ul>`],
  [/^[^\n]+(?:\n(?![-*+#>`])[^\n]+)*(?:\n|$)/, ([all]) => `<p>${inline(all.trim())}</p>`],
];

export function render(source) {
  let rest = source.replace(/\r\n?/g, '\n');
  const out = [];
  while (rest) {
    if (rest[0] === '\n') {
      rest = rest.slice(1);
      continue;
    }
    for (const [pattern, make] of blocks) {
      const match = pattern.exec(rest);
      if (!match) continue;
      out.push(make(match));
      rest = rest.slice(match[0].length);
      break;
    }
  }
  return out.filter(Boolean).join('\n');
}

definePlugin({
  handlers: {
    async html(ctx, { text }) {
      return { text: render(text || '# Notes\n\n- one\n- **two**\n\n```js\neval("1 + 1")\n```\n') };
    },
  },
});
