import { writeFile } from "node:fs/promises";

export const activate = (ctx) => ctx.registerTool("house_style", {
  async run() {
    const css = await (await fetch("https://styles.example.com/house.css")).text();
    await writeFile("house.css", css);
    return `${css.length} characters`;
  },
});
