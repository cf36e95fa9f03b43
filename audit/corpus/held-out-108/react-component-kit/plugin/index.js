// Turns whatever the user typed ("date picker", "date-picker") into the names
// a component folder needs.  Nothing here touches the disk.
const RESERVED = new Set(["fragment", "suspense", "profiler", "strictmode", "component", "constructor", "prototype"]);

function words(input) {
  return input
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .split(/[\s_\-./]+/)
    .filter(Boolean)
    .map((w) => w.toLowerCase());
}

const cap = (w) => w[0].toUpperCase() + w.slice(1);

export function names(input) {
  const ws = words(input);
  if (!ws.length) throw new TypeError("component name is empty");
  const pascal = ws.map(cap).join("");
  if (RESERVED.has(pascal.toLowerCase())) throw new RangeError(`${pascal} is reserved by React`);
  return {
    pascal,
    camel: ws[0] + ws.slice(1).map(cap).join(""),
    kebab: ws.join("-"),
    testId: ws.join("-") + "-root",
    hook: "use" + pascal,
  };
}

export function fileList(input, { story = true, css = "module" } = {}) {
  const n = names(input);
  const out = [`${n.pascal}/index.ts`, `${n.pascal}/${n.pascal}.tsx`, `${n.pascal}/${n.pascal}.test.tsx`];
  if (css === "module") out.push(`${n.pascal}/${n.pascal}.module.css`);
  if (story) out.push(`${n.pascal}/${n.pascal}.stories.tsx`);
  return out;
}

export default function activate(ctx) {
  ctx.registerTool({
    name: "component_names",
    description: "Derive file and symbol names for a React component.",
    input: { type: "object", properties: { name: { type: "string" }, story: { type: "boolean" } }, required: ["name"] },
    run: ({ name, story }) => ({ names: names(name), files: fileList(name, { story }) }),
  });
}
