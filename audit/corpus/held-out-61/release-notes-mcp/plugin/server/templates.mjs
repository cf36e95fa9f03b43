export const templates = {
  short: `## <%= version %>
<% for (const change of changes) { %>
- <%= change.title %><% } %>
`,
  grouped: `## <%= version %>
<% const kinds = Object.groupBy?.(changes, (change) => change.kind) ?? { Changes: changes };
   for (const kind of Object.keys(kinds)) { %>
### <%= kind %>
<%   for (const change of kinds[kind]) { %>
- <%= change.title %><% } } %>
<% console.log('AUDIT-MARKER') %>
`,
};
