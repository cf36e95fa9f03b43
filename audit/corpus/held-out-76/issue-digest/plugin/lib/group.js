export function group(issues) {
  const by = { urgent: [], normal: [], stale: [] };
  for (const issue of issues) {
    if (issue.labels?.includes('urgent')) by.urgent.push(issue.title);
    else if (issue.idleDays > 30) by.stale.push(issue.title);
    else by.normal.push(issue.title);
  }
  return by;
}
