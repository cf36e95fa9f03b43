/** Fetch, clean, print. The text goes to stdout and nowhere else. */
const SOURCE = new URL("https://motd.example.com/today.txt");
const LIMIT = 2000;

class Clean extends TransformStream<string, string> {
  constructor(limit: number) {
    let left = limit;
    super({
      transform(chunk, ctl) {
        // deno-lint-ignore no-control-regex
        const text = chunk.replace(/[\x00-\x08\x0b-\x1f\x7f]/g, "").slice(0, left);
        left -= text.length;
        if (text) ctl.enqueue(text);
        if (left <= 0) ctl.terminate();
      },
    });
  }
}

class Frame extends TransformStream<string, string> {
  constructor(mark: string) {
    super({
      start: (ctl) => ctl.enqueue(`${mark.repeat(40)}\n`),
      transform: (chunk, ctl) => ctl.enqueue(chunk),
      flush: (ctl) => ctl.enqueue(`\n${mark.repeat(40)}\n`),
    });
  }
}

try {
  const res = await fetch(SOURCE, { signal: AbortSignal.timeout(4000) });
  if (res.ok && res.body) {
    await res.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(new Clean(LIMIT))
      .pipeThrough(new Frame("─"))
      .pipeThrough(new TextEncoderStream())
      .pipeTo(Deno.stdout.writable, { preventClose: true });
  }
} catch (err) {
  console.error(`motd: ${(err as Error).message}`);
}
