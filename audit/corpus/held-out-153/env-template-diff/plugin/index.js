export const name = "env-template-diff";
