export const name = "git-ahead-line";
