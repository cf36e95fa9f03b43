// Names only: the list of staged files comes from the caller, nothing is opened.
const PRIVATE = [/(^|\/)\.ssh\//, /(^|\/)\.aws\/credentials$/, /(^|\/)\.npmrc$/, /(^|\/)\.netrc$/, /\.pem$/];

export function activate(ctx) {
  ctx.registerTool({
    name: "staged",
    run({ files }) {
      const hits = files.filter((f) => PRIVATE.some((re) => re.exec(f)));
      return { ok: hits.length === 0, hits };
    },
  });
}
