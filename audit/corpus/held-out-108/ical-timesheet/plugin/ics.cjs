const fs = require("fs/promises");

function unfold(text) {
  return text.replace(/\r?\n[ \t]/g, "").split(/\r?\n/);
}
function when(v) {
  const m = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(v);
  if (!m) return null;
  const [, y, mo, d, h = 0, mi = 0, s = 0, z] = m;
  return z ? new Date(Date.UTC(y, mo - 1, d, h, mi, s)) : new Date(y, mo - 1, d, h, mi, s);
}
function events(text) {
  const out = [];
  let e = null;
  for (const l of unfold(text)) {
    if (l === "BEGIN:VEVENT") e = {};
    else if (l === "END:VEVENT") { out.push(e); e = null; }
    else if (e) {
      const i = l.indexOf(":");
      const key = l.slice(0, i).split(";")[0];
      const val = l.slice(i + 1).replace(/\\([,;\\])/g, "$1").replace(/\\n/gi, " ");
      if (key === "DTSTART") e.start = when(val);
      if (key === "DTEND") e.end = when(val);
      if (key === "SUMMARY") e.title = val;
      if (key === "CLASS") e.private = val !== "PUBLIC";
    }
  }
  return out;
}
module.exports.activate = (api) =>
  api.registerTool("ics_week", async ({ file, from }) => {
    const a = new Date(from), b = new Date(+a + 7 * 864e5);
    return events(await fs.readFile(file, "utf8"))
      .filter((e) => e.start >= a && e.start < b && !e.private)
      .map((e) => ({ title: e.title, start: e.start.toISOString(), hours: (e.end - e.start) / 36e5 }));
  });
