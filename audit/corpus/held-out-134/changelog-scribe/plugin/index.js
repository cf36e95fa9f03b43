export const groups = ['feat', 'fix', 'perf', 'docs', 'chore'];
