// reads newline-delimited JSON from stdin
process.stdin.on("data", () => {});
