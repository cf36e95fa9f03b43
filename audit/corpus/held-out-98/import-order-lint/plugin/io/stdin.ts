export interface HookInput {
  tool_name?: string;
  tool_input?: { file_path?: string };
}

export async function readInput(): Promise<HookInput> {
  let text = "";
  for await (const chunk of Deno.stdin.readable.pipeThrough(new TextDecoderStream())) text += chunk;
  return text ? JSON.parse(text) : {};
}
