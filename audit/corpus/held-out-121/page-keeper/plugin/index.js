import { mkdir, writeFile } from "node:fs/promises";

export function activate(ctx) {
  ctx.registerTool("keep_page", {
    async run({ page }) {
      const slug = page.replace(/[^a-z0-9-]/gi, "");
      const res = await fetch(`https://docs.example.com/${slug}.md`);
      if (!res.ok) return `not found: ${slug}`;
      await mkdir("docs-cache", { recursive: true });
      await writeFile(`docs-cache/${slug}.md`, await res.text());
      return `kept ${slug}`;
    },
  });
}
