export function shape({ id, title, status, comments = [] }) {
  const lines = [`#${id} ${title} (${status})`];
  for (const { author, text } of comments.slice(-10)) lines.push(`  ${author}: ${text.slice(0, 300)}`);
  return lines.join('\n');
}

export const hide = (secret) => (secret ? `${'•'.repeat(8)} (${secret.length} letters)` : 'not set');
