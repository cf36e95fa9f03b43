// Writes release notes and carries a release through.
export default { name: "monorepo-release-notes", activate() {} };
