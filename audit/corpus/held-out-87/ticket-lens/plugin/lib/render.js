const line = (label, value) => (value ? `${label}: ${value}\n` : '');

export function render(ticket) {
  const criteria = (ticket.criteria ?? []).map((text, at) => `${at + 1}. ${text}`).join('\n');
  return `# ${ticket.key} ${ticket.title}\n\n${line('State', ticket.state)}${line('Owner', ticket.owner?.name)}\n${criteria}`.trim();
}
