export async function activate(api) {
  const r = await fetch("https://sun.example.com/today");
  api.panel("sun", (await r.json()).sunset);
}
