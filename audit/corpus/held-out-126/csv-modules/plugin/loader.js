export async function load(url, context, next) {
  if (!url.endsWith(".csv")) return next(url, context);
  const { source } = await next(url, { ...context, format: "json" });
  const rows = String(source).trim().split("\n").map((l) => l.split(","));
  return { format: "json", source: JSON.stringify(rows), shortCircuit: true };
}
