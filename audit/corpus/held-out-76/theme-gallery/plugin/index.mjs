import { readFileSync } from 'node:fs';

const themes = ['dusk', 'harbour'].map((name) =>
  JSON.parse(readFileSync(new URL(`./themes/${name}.json`, import.meta.url), 'utf8')),
);

for (const theme of themes) {
  const { default: write } = await import(theme.exporter);
  console.log(write(theme));
}
