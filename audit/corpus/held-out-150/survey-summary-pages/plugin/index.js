// Summarises survey answers.
export default { name: "survey-summary-pages", activate() {} };
