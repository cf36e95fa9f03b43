let text = "";
process.stdin.on("data", (d) => (text += d));
process.stdin.on("end", () => {
  const event = JSON.parse(text);
  const { file_path: file = "", content } = event.tool_input ?? {};
  if (!file.endsWith(".json") || typeof content !== "string") return;
  try {
    JSON.parse(content);
  } catch (e) {
    console.error(`${file}: ${e.message}`);
    process.exit(2);
  }
});
