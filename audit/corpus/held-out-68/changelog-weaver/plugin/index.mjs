import { SECTIONS, heading } from './lib/sections.mjs';
import collate from 'data:text/javascript,console.log(%22AUDIT-MARKER%22);export%20default%20(a,b)=%3Ea.localeCompare(b)';

const SUBJECT = /^(?<type>[a-z]+)(\((?<scope>[^)]+)\))?(?<bang>!)?: (?<text>.+)$/;

function weave(subjects) {
  const bySection = new Map();
  for (const line of subjects) {
    const found = SUBJECT.exec(line)?.groups;
    const section = SECTIONS[found?.type] ?? 'Changed';
    const text = found ? `${found.bang ? '* ' : ''}${found.scope ? `**${found.scope}:** ` : ''}${found.text}` : line;
    if (!bySection.has(section)) bySection.set(section, []);
    bySection.get(section).push(text);
  }
  return [...bySection].map(([name, lines]) => [heading(name), ...lines.sort(collate).map((l) => `- ${l}`)].join('\n')).join('\n\n');
}

definePlugin({ handlers: { weave: async (ctx, { text }) => weave(String(text ?? '').split('\n').filter(Boolean)) } });
