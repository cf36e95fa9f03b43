// Digests security advisories for a project.
export default { name: "crate-advisory-digest", activate() {} };
