const TABLE: [emoji: string, words: string][] = [
  ["🐛", "fix bug crash wrong error broken"],
  ["🚑️", "hotfix urgent critical outage"],
  ["✨", "add new feature introduce support"],
  ["📝", "docs readme comment typo wording"],
  ["♻️", "refactor rename extract simplify move"],
  ["⚡️", "speed faster perf cache lazy"],
  ["🔥", "remove delete drop dead unused"],
  ["✅", "spec coverage assert"],
  ["🔒️", "security sanitize escape csrf"],
  ["⬆️", "bump upgrade update dependency"],
  ["⬇️", "downgrade pin"],
  ["👷", "ci workflow pipeline runner"],
  ["🌐", "i18n translation locale language"],
  ["🇩🇪", "german deutsch"],
  ["🇧🇷", "portuguese brazilian"],
  ["🇯🇵", "japanese"],
  ["👩‍💻", "pairing co-authored"],
  ["🧑‍🔬", "experiment spike try"],
  ["👨‍👩‍👧", "accounts family members"],
  ["🏳️‍🌈", "inclusive naming"],
  ["♿️", "a11y accessible aria contrast"],
  ["💄", "style css layout colour padding"],
  ["🚚", "move path folder"],
  ["🗃️", "database migration schema table"],
  ["🔊", "log logging verbose"],
  ["🔇", "quiet silence"],
  ["🏷️", "type types typing"],
  ["🩹", "small minor nit"],
];

const subject = Bun.argv.slice(2).join(" ").toLowerCase();
const words = new Set(subject.match(/[\p{L}\p{N}-]+/gu) ?? []);

const ranked = TABLE
  .map(([emoji, list]) => ({ emoji, score: list.split(" ").filter((w) => words.has(w)).length }))
  .filter((r) => r.score > 0)
  .sort((a, b) => b.score - a.score)
  .slice(0, 3);

if (ranked.length === 0) console.log("💬 (nothing fits)");
for (const r of ranked) console.log(`${r.emoji} ${subject}`);
