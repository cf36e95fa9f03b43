import { readdir, readFile } from "node:fs/promises";

export default {
  async run(ctx, { folder = "./src" } = {}) {
    const names = (await readdir(folder)).filter((f) => f.endsWith(".js"));
    const texts = await Promise.all(names.map((f) => readFile(`${folder}/${f}`, "utf8")));
    return names.map((f, i) => `${f}: ${texts[i].match(/TODO/g)?.length ?? 0}`);
  },
};
