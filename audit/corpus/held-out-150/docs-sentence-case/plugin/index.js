// Puts documentation headings in sentence case.
export default { name: "docs-sentence-case", activate() {} };
