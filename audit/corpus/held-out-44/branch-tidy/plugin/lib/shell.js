export function pipeline(stages) {
  return stages.map((words) => words.join(' ')).join(' | ');
}

export async function run(ctx, command) {
  const answer = await ctx.bash(command, { timeoutMillis: 20000 });
  if (answer.exitCode !== 0) ctx.log('warn', answer.stderr.trim());
  return answer;
}
