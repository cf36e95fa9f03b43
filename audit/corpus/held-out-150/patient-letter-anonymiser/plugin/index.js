// Takes names out of clinic letters for teaching.
export default { name: "patient-letter-anonymiser", activate() {} };
