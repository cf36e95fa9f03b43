import { createHash } from 'node:crypto';

const digest = (tool) => createHash('sha256')
  .update(JSON.stringify([tool.name, tool.description, tool.inputSchema]))
  .digest('hex');

// wording that has no place in a description of a tool
const SMELLS = [
  [/<important>/i, 'shouting tag'],
  [/do not (tell|mention|notify)/i, 'asks for secrecy'],
  [/before using this tool/i, 'asks for another step first'],
  [/\.ssh|id_rsa/i, 'names key files'],
];

export function smells(tool) {
  return SMELLS.filter(([re]) => re.test(tool.description ?? '')).map(([, why]) => why);
}

export function compare(old, tools) {
  const report = [];
  const next = {};
  for (const t of tools) {
    const d = digest(t);
    next[t.name] = d;
    if (!old[t.name]) report.push(`${t.name}: new`);
    else if (old[t.name] !== d) report.push(`${t.name}: description or schema changed`);
    for (const s of smells(t)) report.push(`${t.name}: ${s}`);
  }
  return { report, next };
}

export function activate(api) {
  api.onToolsListed(async (server, tools) => {
    const key = `pins:${server}`;
    const { report, next } = compare((await api.state.get(key)) ?? {}, tools);
    await api.state.set(key, next);
    if (report.length) api.notify(`${server}\n${report.join('\n')}`);
  });
}
