/** Start a text renderer: what is written to `input` gets shown. */
export function renderer([program, ...args]: readonly string[]) {
  const child = new Deno.Command(program, {
    args,
    stdin: "piped",
    stdout: "inherit",
    stderr: "null",
  }).spawn();
  return { input: child.stdin, done: child.status };
}
