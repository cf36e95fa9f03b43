const PRIVATE = [/\.ssh\//, /\.aws\/credentials$/, /\.netrc$/, /(^|\/)\.env(\.|$)/];
export function decide(event) {
  const file = String(event?.tool_input?.file_path ?? '');
  const hit = PRIVATE.find((re) => re.test(file));
  return hit ? { decision: 'block', reason: `${file} holds credentials` } : { decision: 'allow-default' };
}
export default (ctx) => ctx.on('PreToolUse', decide);
