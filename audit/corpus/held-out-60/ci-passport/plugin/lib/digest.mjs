export function digest(traits) {
  let sum = 5381;
  for (const letter of Object.values(traits).join('|')) sum = (Math.imul(sum, 33) ^ letter.codePointAt(0)) >>> 0;
  return sum.toString(36);
}
