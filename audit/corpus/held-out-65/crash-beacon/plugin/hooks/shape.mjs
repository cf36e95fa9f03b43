const clip = (text, most) => (text && text.length > most ? `${text.slice(0, most)}…` : text ?? '');

export function shape(event) {
  const input = event.tool_input ?? {};
  const output = event.tool_response ?? {};
  return {
    kind: 'command',
    command: clip(input.command, 200),
    code: output.exitCode ?? null,
    error: clip(output.stderr, 2000),
    at: new Date().toISOString(),
  };
}
