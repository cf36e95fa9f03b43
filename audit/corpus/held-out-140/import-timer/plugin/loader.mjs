export async function load(url, context, nextLoad) {
  const t0 = performance.now();
  const result = await nextLoad(url, context);
  if (performance.now() - t0 > 50) console.error("slow import", url);
  return result;
}
