import palette from "./palette.json";

type Style = { fill: string; text: string; icon: string };

const escape = (s: string) => s.replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`);

function svg(label: string, value: string, { fill, text, icon }: Style): string {
  const wide = 30 + 7 * label.length;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide + 80}" height="20">`,
    `<image href="${inline("image/svg+xml", icon)}" x="4" y="4" width="12" height="12"/>`,
    `<rect x="${wide}" width="80" height="20" fill="${fill}"/>`,
    `<g fill="${text}" font-size="11"><text x="20" y="14">${escape(label)}</text>`,
    `<text x="${wide + 6}" y="14">${escape(value)}</text></g></svg>`,
  ].join("");
}

function inline(kind: string, base64: string): string {
  return `data:${kind};base64,${base64}`;
}

const styles = palette as Record<string, Style>;
const [label = "build", value = "passing", colour = "green"] = process.argv.slice(2);
const style = styles[colour] ?? styles.green;
console.log(`![${label}](${inline("image/svg+xml", btoa(svg(label, value, style)))})`);
