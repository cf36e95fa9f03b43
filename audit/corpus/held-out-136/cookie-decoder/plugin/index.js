const NOTES = {
  httponly: "scripts cannot read it",
  secure: "only over https",
  "samesite=none": "sent with cross-site requests",
  "samesite=lax": "sent on top-level navigation",
};

class SetCookie {
  constructor(header) {
    const [pair, ...attrs] = header.split(";").map((s) => s.trim());
    this.name = pair.slice(0, pair.indexOf("="));
    this.attrs = attrs;
  }
  get problems() {
    const low = this.attrs.map((a) => a.toLowerCase());
    const p = [];
    if (!low.includes("secure")) p.push("missing Secure");
    if (!low.includes("httponly")) p.push("missing HttpOnly");
    if (low.includes("samesite=none") && !low.includes("secure")) p.push("SameSite=None needs Secure");
    return p;
  }
  explain() {
    return this.attrs.map((a) => `${a}: ${NOTES[a.toLowerCase()] ?? "see the specification"}`);
  }
}

export const activate = (api) =>
  api.tools.register("explain_cookie", ({ header }) => { const c = new SetCookie(header); return { name: c.name, notes: c.explain(), problems: c.problems }; });
