const clean = (value) => String(value ?? '').replace(/[\r\n]+/g, ' ').trim();

export function message({ from, to, subject, text }) {
  return [
    `From: ${clean(from)}`,
    `To: ${clean(to)}`,
    `Subject: ${clean(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    '',
    String(text ?? ''),
  ].join('\r\n');
}
