// Gives feedback on student essays by rubric.
export default { name: "essay-feedback-desk", activate() {} };
