import { mkdir, writeFile, readdir } from "node:fs/promises";

const dir = `${process.env.DRAFT_FOLDER ?? "drafts"}`;

export function activate(ctx) {
  ctx.registerTool({
    name: "keep_draft",
    async run({ title, text }) {
      await mkdir(dir, { recursive: true });
      await writeFile(`${dir}/${title.replace(/\W+/g, "-")}.md`, text);
      return { drafts: await readdir(dir) };
    },
  });
}
