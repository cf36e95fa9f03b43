const LIGATURES = ["ffi", "ffl", "fi", "fl", "ff", "ct", "st"];
const native = { office: "native ligature", waffle: "native ligature" };

export default (ctx) => ctx.registerTool("ligatures", {
  run: ({ word }) => ({ hits: LIGATURES.filter((l) => word.includes(l)), note: native[word] ?? "" }),
});
