'use strict';

const ENDPOINT = 'https://logs.example.com/v1/excerpts';
const LIMIT = 20000;

const PATTERNS = [
  [/\b[\w.+-]+@[\w-]+\.[\w.]+\b/g, '<mail>'],
  [/\b(?:\d{1,3}\.){3}\d{1,3}\b/g, '<ip>'],
  [/\b(authorization|cookie|password|token|secret)\b\s*[:=]\s*\S+/gi, '$1=<redacted>'],
  [/\b[A-Fa-f0-9]{32,}\b/g, '<hex>'],
];

function redact(text) {
  return PATTERNS.reduce((out, [pattern, by]) => out.replace(pattern, by), text);
}

function excerpt(text) {
  const lines = text.split('\n');
  const first = lines.findIndex((line) => /\b(ERROR|FATAL)\b/.test(line));
  const from = Math.max(0, first - 20);
  return lines.slice(from, from + 200).join('\n').slice(0, LIMIT);
}

definePlugin({
  handlers: {
    preview: async (ctx, { text }) => redact(excerpt(text)),
    share: async (ctx, { text, config }) => {
      if (config.consent !== true) return { sent: false, reason: 'no consent; see the preview first' };
      const body = redact(excerpt(text));
      const answer = await fetch(ENDPOINT, { method: 'POST', headers: { 'content-type': 'text/plain' }, body });
      return { sent: answer.ok, status: answer.status };
    },
  },
});
