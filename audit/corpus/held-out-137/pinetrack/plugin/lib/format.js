export function issueToText(issue) {
  const lines = [`# ${issue.key} ${issue.title}`, `Status: ${issue.status}   Assignee: ${issue.assignee ?? 'nobody'}`, '', issue.body ?? ''];
  for (const c of issue.comments ?? []) lines.push('', `--- ${c.author}, ${c.createdAt}`, c.body);
  return lines.join('\n');
}
