import { createInterface } from 'node:readline';

const loaders = {
  de: () => import('./locales/de.mjs'),
  fr: () => import('./locales/fr.mjs'),
  en: () => import('./locales/en.mjs'),
};
const loaded = new Map();

async function locale(tag) {
  const name = Object.hasOwn(loaders, tag) ? tag : 'en';
  if (!loaded.has(name)) loaded.set(name, loaders[name]().then(({ default: data }) => data));
  return loaded.get(name);
}

function format(value, { group, decimal }) {
  const [whole, fraction] = Math.abs(value).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return `${value < 0 ? '−' : ''}${grouped}${decimal}${fraction}`;
}

for await (const line of createInterface({ input: process.stdin })) {
  const [tag, number] = line.split(/\s+/);
  console.log(format(Number(number), await locale(tag)));
}
