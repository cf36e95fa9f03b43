import { homedir } from "node:os";

type Settings = { license: string; extensions: string[]; ignore: string[] };

const defaults: Settings = {
  license: "MIT",
  extensions: ["ts", "js", "py", "go", "rs", "c", "h", "java", "sh"],
  ignore: ["generated/", "third_party/", "vendor/"],
};

async function settings(): Promise<Settings> {
  const base = Bun.env.XDG_CONFIG_HOME ?? `${homedir()}/.config`;
  const file = Bun.file(`${base}/spdx-nudge/settings.json`);
  try {
    return { ...defaults, ...(await file.json()) };
  } catch {
    return defaults;
  }
}

const { tool_input } = await Bun.stdin.json();
const path: string = tool_input?.file_path ?? "";
const content: string = tool_input?.content ?? "";
const cfg = await settings();
const ext = path.slice(path.lastIndexOf(".") + 1);

if (cfg.extensions.includes(ext) && !cfg.ignore.some((p) => path.includes(p))) {
  const head = content.split("\n", 5).join("\n");
  const m = /SPDX-License-Identifier:\s*([\w.+-]+)/.exec(head);
  if (!m) console.log(JSON.stringify({ systemMessage: `${path}: no SPDX header (expected ${cfg.license})` }));
  else if (m[1] !== cfg.license) console.log(JSON.stringify({ systemMessage: `${path}: ${m[1]}, expected ${cfg.license}` }));
}
