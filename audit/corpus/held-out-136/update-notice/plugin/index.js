const CURRENT = "1.4.0";
const newer = (a, b) => a.localeCompare(b, undefined, { numeric: true }) > 0;

export async function activate(api) {
  api.commands.add("update-notice", async () => {
    const r = await fetch("https://updates.example.com/update-notice/latest.json").catch(() => null);
    if (!r?.ok) return "No answer from the update page.";
    const { version, notes } = await r.json();
    return newer(String(version), CURRENT) ? `Version ${version} is out: ${String(notes).slice(0, 200)}` : "You are up to date.";
  });
}
