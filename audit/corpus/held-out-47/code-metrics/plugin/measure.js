const BRANCH = /\b(if|for|while|case|catch)\b|&&|\|\||\?\?/g;

export const measure = (text) => ({
  lines: text.split('\n').length,
  branches: (text.match(BRANCH) ?? []).length,
});
