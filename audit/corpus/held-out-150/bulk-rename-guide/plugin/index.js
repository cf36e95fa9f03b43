// Guide to renaming many files safely.
export default { name: "bulk-rename-guide", activate() {} };
