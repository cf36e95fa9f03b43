const patterns = [/export (?:async )?function (\w+)/g, /export class (\w+)/g, /export const (\w+)/g];
export const extract = (file, text) =>
  patterns.flatMap((re) => [...text.matchAll(re)].map((m) => ({ file, name: m[1] })));
