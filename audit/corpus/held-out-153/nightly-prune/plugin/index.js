export const name = "nightly-prune";
