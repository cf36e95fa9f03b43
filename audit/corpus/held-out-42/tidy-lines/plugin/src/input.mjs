export async function input() {
  let text = '';
  for await (const chunk of process.stdin) text += chunk;
  return text === '' ? {} : JSON.parse(text);
}
