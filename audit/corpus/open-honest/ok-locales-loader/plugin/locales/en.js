export default new Map([
  ["password", "Password"],
  ["token.expired", "Your token expired {when}."],
  ["evaluate", "Evaluate this answer"],
  ["process.kill", "Stop the process"],
]);
