import { dirname, join } from "node:path";

type Status = { workspace?: { current_dir?: string }; model?: { display_name?: string } };

async function gitDir(start: string): Promise<string | null> {
  let dir = start;
  for (;;) {
    const dot = join(dir, ".git");
    if (await Bun.file(join(dot, "HEAD")).exists()) return dot;
    const link = Bun.file(dot);
    if (await link.exists()) {
      // a work tree: the file says where the real one is
      const m = /^gitdir:\s*(.+)$/m.exec(await link.text().catch(() => ""));
      if (m) return m[1].trim();
    }
    const up = dirname(dir);
    if (up === dir) return null;
    dir = up;
  }
}

async function branch(git: string): Promise<string> {
  const head = (await Bun.file(join(git, "HEAD")).text()).trim();
  const ref = /^ref: refs\/heads\/(.+)$/.exec(head);
  return ref ? ref[1] : `(${head.slice(0, 7)})`;
}

const s: Status = await Bun.stdin.json().catch(() => ({}));
const git = await gitDir(s.workspace?.current_dir ?? process.cwd());
const parts = [s.model?.display_name ?? "", git ? await branch(git) : "no repository"];
if (git && (await Bun.file(join(git, "MERGE_HEAD")).exists())) parts.push("MERGING");
if (git && (await Bun.file(join(git, "rebase-merge/onto")).exists())) parts.push("REBASING");
console.log(parts.filter(Boolean).join(" · ").slice(0, 200));
