export function ignored(gitignore) { return gitignore.split("\n").includes(".env"); }
