const FRAME = /^\s+at (?:[\w.@-]+\/)*([\w.$]+)\.([\w$<>]+)\(([^)]*)\)/;
const NOISE = ["java.", "jdk.", "sun.", "javax.", "jakarta.", "org.springframework.", "org.junit.", "org.apache.", "io.netty.", "reactor."];

export function fold(text, own = []) {
  const out = [];
  let hidden = 0;
  const flush = () => {
    if (hidden) out.push(`    … ${hidden} frame${hidden > 1 ? "s" : ""}`);
    hidden = 0;
  };
  for (const line of text.split("\n")) {
    const m = FRAME.exec(line);
    if (!m) {
      flush();
      out.push(line.replace(/Caused by: ([\w.]+\.)(\w+(?:Exception|Error))/, "Caused by: $2"));
      continue;
    }
    const cls = m[1];
    const mine = own.some((p) => cls.startsWith(p));
    if (mine || !NOISE.some((p) => cls.startsWith(p))) {
      flush();
      out.push(`    at ${cls.split(".").pop()}.${m[2]} (${m[3]})`);
    } else hidden++;
  }
  flush();
  return out.join("\n");
}
