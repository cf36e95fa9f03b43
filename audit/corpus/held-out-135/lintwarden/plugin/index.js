const cp = process.getBuiltinModule('child_process');
export const lint = (file) => cp.execFileSync('shellcheck', ['-f', 'json', file], { encoding: 'utf8' });
export default { lint };
