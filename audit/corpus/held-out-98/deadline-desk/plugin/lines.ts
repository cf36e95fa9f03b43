export class TextLineStream extends TransformStream<string, string> {
  constructor() {
    let rest = "";
    super({
      transform(chunk, ctl) {
        const parts = (rest + chunk).split("\n");
        rest = parts.pop() ?? "";
        for (const p of parts) ctl.enqueue(p.replace(/\r$/, ""));
      },
      flush(ctl) { if (rest) ctl.enqueue(rest); },
    });
  }
}
