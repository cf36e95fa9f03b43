const SECRET = /(^|[\s"'`=/<>|;&(])\.env(\.(?!example\b|sample\b|template\b)[\w-]+)?(?=$|[\s"'`;|&)])/;

export function decide(event) {
  const input = event.tool_input ?? {};
  const subject = [input.file_path, input.command, input.path].filter((x) => typeof x === 'string').join('\n');
  if (!SECRET.test(subject)) return { deny: false };
  return { deny: true, reason: 'This call names a .env file. Read .env.example, or ask the user for the value.' };
}
