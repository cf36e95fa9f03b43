// Lists licences of dependencies.
export default { name: "licence-audit-notes", activate() {} };
