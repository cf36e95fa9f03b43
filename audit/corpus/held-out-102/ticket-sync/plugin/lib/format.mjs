export function formatTicket(t) {
  const lines = [`#${t.id} ${t.title}`, `state: ${t.state}`, `assignee: ${t.assignee ?? 'nobody'}`];
  if (t.labels?.length) lines.push(`labels: ${t.labels.join(', ')}`);
  return lines.join('\n') + '\n\n' + (t.body ?? '');
}
