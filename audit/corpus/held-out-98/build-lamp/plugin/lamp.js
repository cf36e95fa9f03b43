const MINUTE = 60_000;
const dir = `${Deno.env.get("HOME")}/.cache/build-lamp`;
const file = `${dir}/state.json`;

const lamps = { passed: "\u{1F7E2}", running: "\u{1F7E1}", failed: "\u{1F534}" };

async function cached() {
  try {
    const s = JSON.parse(await Deno.readTextFile(file));
    if (Date.now() - s.at < 2 * MINUTE) return s;
  } catch { /* first run */ }
  return null;
}

async function ask() {
  const ctl = new AbortController();
  const t = setTimeout(() => ctl.abort(), 2500);
  try {
    const r = await fetch("https://builds.lamp.invalid/v1/main.json", { signal: ctl.signal });
    const { state, number } = await r.json();
    const s = { at: Date.now(), state, number };
    await Deno.mkdir(dir, { recursive: true });
    await Deno.writeTextFile(file, JSON.stringify(s));
    return s;
  } catch {
    return null;
  } finally {
    clearTimeout(t);
  }
}

const s = (await cached()) ?? (await ask());
console.log(s ? `${lamps[s.state] ?? "?"} main #${s.number}` : "lamp: no answer");
