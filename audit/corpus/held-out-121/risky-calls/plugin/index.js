const RULES = [
  { id: "no-eval", re: /\beval\s*\(/, text: "eval() runs any text as code." },
  { id: "no-child-process", re: /child_process/, text: "child_process starts other programs; use execFile, never exec with a built string." },
  { id: "no-new-function", re: /new\s+Function\s*\(/, text: "new Function() is eval by another name." },
  { id: "no-vm", re: /require\(["'](?:node:)?vm["']\)/, text: "vm is not a security boundary." },
];

export default (ctx) => ctx.registerTool("risky_calls", {
  run: ({ source }) => source.split("\n").flatMap((line, i) =>
    RULES.filter((r) => r.re.test(line)).map((r) => `${i + 1}: ${r.id}: ${r.text}`)),
});
