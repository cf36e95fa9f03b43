const words = new Set(["eval", "Function", "child_process", "vm", "worker_threads", "process.binding"]);
const tokens = (line) => line.match(/[\w.]+/g) ?? [];

export default {
  run(ctx, { text }) {
    return text.split("\n").flatMap((line, i) => tokens(line).filter((t) => words.has(t)).map((t) => `${i + 1}: ${t}`));
  },
};
