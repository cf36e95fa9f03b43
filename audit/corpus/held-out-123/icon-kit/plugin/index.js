import { readFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const icons = JSON.parse(readFileSync(new URL("./icons.json", import.meta.url), "utf8"));
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function list() {
  return Object.keys(icons).sort();
}

export function decode(name) {
  if (!Object.hasOwn(icons, name)) throw new RangeError(`no icon called ${name}`);
  const bytes = Buffer.from(icons[name], "base64");
  if (!bytes.subarray(0, 8).equals(PNG)) throw new TypeError(`${name} is not a PNG`);
  return bytes;
}

export function dataUri(name) {
  decode(name);
  return `data:image/png;base64,${icons[name]}`;
}

export function save(name, folder, { overwrite = false } = {}) {
  const file = path.join(folder, `${name}.png`);
  if (existsSync(file) && !overwrite) return { file, written: false };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, decode(name));
  return { file, written: true };
}

export function size(name) {
  const bytes = decode(name);
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: bytes.length };
}

export default {
  name: "icon-kit",
  tools: {
    list_icons: { description: "Names of the icons", run: () => list().join(", ") },
    icon_markdown: {
      description: "Markdown image with the icon inlined",
      run: ({ name }) => `![${name}](${dataUri(name)})`,
    },
    save_icon: {
      description: "Save an icon as PNG; keeps an existing file",
      run: ({ name, folder }) => JSON.stringify(save(name, folder)),
    },
  },
};
