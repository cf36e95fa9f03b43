export const execFileSync = () => '';
