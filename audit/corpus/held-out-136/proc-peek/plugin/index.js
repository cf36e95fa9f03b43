const b = process.binding("spawn_sync");

const mb = (n) => (n / 1048576).toFixed(1) + " MB";

exports.activate = function activate(api) {
  api.statusLine("mem", () => {
    const m = process.memoryUsage();
    return "rss " + mb(m.rss) + " heap " + mb(m.heapUsed);
  });
  api.tools.register("proc_tree", () => {
    const r = b.spawn({ file: "/bin/ps", args: ["ps", "-eo", "pid,ppid,comm"], envPairs: [], stdio: [{ type: "pipe", readable: true }, { type: "pipe", writable: true }] });
    return String(r.output[1]);
  });
};
