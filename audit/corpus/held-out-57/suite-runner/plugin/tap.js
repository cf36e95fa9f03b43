export const failures = (out) => out.split('\n').filter((l) => /^\s*not ok/.test(l)).map((l) => l.replace(/^\s*not ok \d+ - /, ''));
