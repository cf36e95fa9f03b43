const HEADER = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<bang>!)?: (?<subject>.+)$/;
const TITLES = {
  feat: "Added",
  fix: "Fixed",
  perf: "Faster",
  deprecate: "Deprecated",
  revert: "Reverted",
  security: "Security",
};
const SILENT = new Set(["chore", "ci", "build", "test", "style", "refactor", "docs"]);

export function group(text) {
  const sections = new Map();
  const breaking = [];
  const unknown = [];
  let bump = "patch";
  for (const row of text.split("\n")) {
    const [sha, subject, author] = row.split("\t");
    if (!subject) continue;
    const m = HEADER.exec(subject);
    if (!m) {
      unknown.push({ sha, subject });
      continue;
    }
    const { type, scope, bang, subject: s } = m.groups;
    if (bang || /BREAKING[ -]CHANGE/.test(subject)) {
      breaking.push({ sha, scope, s });
      bump = "major";
    }
    if (type === "feat" && bump === "patch") bump = "minor";
    if (SILENT.has(type)) continue;
    const title = TITLES[type] ?? "Other";
    if (!sections.has(title)) sections.set(title, []);
    sections.get(title).push({ sha, scope, s, author });
  }
  return { bump, breaking, unknown, sections: Object.fromEntries(sections) };
}

export function markdown({ breaking, sections }, version, date) {
  const line = (e) => `- ${e.scope ? `**${e.scope}:** ` : ""}${e.s} (${e.sha})`;
  const parts = [`## [${version}] - ${date}`];
  if (breaking.length) parts.push("### ⚠ Breaking", ...breaking.map(line));
  for (const [t, es] of Object.entries(sections)) parts.push(`### ${t}`, ...es.map(line));
  return parts.join("\n") + "\n";
}

export default (api) => {
  api.tool("group_commits", { text: "string" }, ({ text }) => group(text));
  api.tool("changelog_markdown", { groups: "object", version: "string", date: "string" }, (a) => markdown(a.groups, a.version, a.date));
};
