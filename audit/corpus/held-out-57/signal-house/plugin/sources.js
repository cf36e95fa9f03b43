const tsc = async (ctx, bus) => {
  const { stdout } = await ctx.bash('npx --no-install tsc --noEmit --pretty false');
  for (const m of stdout.matchAll(/^(.+)\((\d+),\d+\): error (TS\d+)/gm)) bus.emit('warning.tsc', { file: m[1], line: Number(m[2]), rule: m[3] });
};
const eslint = async (ctx, bus) => {
  const { stdout } = await ctx.bash('npx --no-install eslint -f json .');
  for (const { filePath, messages } of JSON.parse(stdout || '[]')) for (const m of messages) bus.emit('warning.eslint', { file: filePath, line: m.line, rule: m.ruleId });
};
export const sources = [tsc, eslint];
