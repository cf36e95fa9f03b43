const PARTS = ["scheme", "host", "port", "path", "query", "fragment"];
const RE = /^([a-z]+):\/\/([^:/?#]+)(?::(\d+))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/i;

export default (ctx) => ctx.registerTool("url_parts", {
  run({ url = "https://notexample.com.example.org:8443/a?b#c" }) {
    const m = RE.exec(url);
    return m ? Object.fromEntries(PARTS.map((p, i) => [p, m[i + 1] ?? ""])) : null;
  },
});
