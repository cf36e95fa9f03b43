// Compares hosting options for small projects.
export default { name: "hosting-chooser", activate() {} };
