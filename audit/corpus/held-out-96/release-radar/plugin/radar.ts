type Release = { tool: string; version: string; date: string };

const CACHE = ".cache/release-radar.json";
const hours = Number(Bun.env.RADAR_HOURS ?? "24");
const plain = Bun.env.TERM === "dumb";

async function load(): Promise<Release[]> {
  const file = Bun.file(CACHE);
  if ((await file.exists()) && Date.now() - file.lastModified < hours * 3_600_000) {
    return await file.json();
  }
  const res = await fetch("https://releases.example.com/runtimes.json", {
    headers: { accept: "application/json" },
    signal: AbortSignal.timeout(4000),
  });
  if (!res.ok) throw new Error(`status ${res.status}`);
  const list: Release[] = await res.json();
  await Bun.write(CACHE, JSON.stringify(list));
  return list;
}

try {
  const newer = (await load()).filter((r) => r.tool === "bun" && Bun.semver.order(r.version, Bun.version) > 0);
  if (newer.length) {
    const mark = plain ? "*" : "↑";
    console.log(JSON.stringify({ systemMessage: `${mark} Bun ${newer[0].version} (${newer[0].date}) is out; this is ${Bun.version}.` }));
  }
} catch (e) {
  console.error("release-radar:", (e as Error).message);
}
