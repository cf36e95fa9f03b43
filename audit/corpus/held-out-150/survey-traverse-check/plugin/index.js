// Checks a closed traverse and spreads the misclosure.
export default { name: "survey-traverse-check", activate() {} };
