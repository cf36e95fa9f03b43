const read = async (p: string) => {
  try {
    return (await Deno.readTextFile(p)).trim();
  } catch {
    return "";
  }
};

const head = await read(".git/HEAD");
if (!head) {
  console.log("no repository");
  Deno.exit(0);
}

const packed = new Map<string, string>();
for (const line of (await read(".git/packed-refs")).split("\n")) {
  const m = line.match(/^([0-9a-f]{40}) (\S+)$/);
  if (m) packed.set(m[2], m[1]);
}

let name = "", sha = "";
if (head.startsWith("ref: ")) {
  const ref = head.slice(5);
  name = ref.replace("refs/heads/", "");
  sha = (await read(".git/" + ref)) || packed.get(ref) || "";
} else {
  name = "detached";
  sha = head;
}

const tags: string[] = [];
for (const [ref, s] of packed) if (s === sha && ref.startsWith("refs/tags/")) tags.push(ref.slice(10));
try {
  for await (const e of Deno.readDir(".git/refs/tags")) {
    if (e.isFile && (await read(".git/refs/tags/" + e.name)) === sha) tags.push(e.name);
  }
} catch { /* no loose tags */ }

const busy = [["MERGE_HEAD", "merging"], ["CHERRY_PICK_HEAD", "picking"], ["REVERT_HEAD", "reverting"], ["BISECT_LOG", "bisecting"]];
let state = "";
for (const [f, word] of busy) if (await read(".git/" + f)) state = ` (${word})`;

console.log(`${name}@${sha.slice(0, 7)}${tags.length ? " " + tags.join(",") : ""}${state}`.slice(0, 200));
