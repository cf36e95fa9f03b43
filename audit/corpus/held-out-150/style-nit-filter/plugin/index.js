// Code reviewer that leaves style to the linter.
export default { name: "style-nit-filter", activate() {} };
