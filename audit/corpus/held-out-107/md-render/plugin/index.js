import { marked } from 'marked';

const TITLE = /^#\s+(.+)$/m;

function escapeHtml(s) {
  return s.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

export function render(source) {
  const title = TITLE.exec(source)?.[1] ?? 'Untitled';
  const body = marked.parse(source);
  return `<!doctype html><title>${escapeHtml(title)}</title><main>${body}</main>`;
}
