const GROUPS = { feat: 'Features', fix: 'Fixes', perf: 'Performance', docs: 'Documentation' };

export function draft(subjects = []) {
  const out = {};
  for (const s of subjects) {
    const m = /^(\w+)(?:\(([^)]+)\))?!?:\s*(.+)$/.exec(s);
    const title = GROUPS[m?.[1]] ?? 'Other';
    (out[title] ??= []).push(m ? `- ${m[2] ? `**${m[2]}**: ` : ''}${m[3]}` : `- ${s}`);
  }
  return Object.entries(out).map(([t, items]) => `### ${t}\n${items.join('\n')}`).join('\n\n');
}
