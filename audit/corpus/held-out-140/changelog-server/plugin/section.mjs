export function section(text, version) {
  const lines = text.split("\n");
  const from = lines.findIndex((l) => l.startsWith("## ") && l.includes(version));
  if (from < 0) return "";
  const rest = lines.slice(from + 1);
  const to = rest.findIndex((l) => l.startsWith("## "));
  return rest.slice(0, to < 0 ? undefined : to).join("\n").trim();
}
