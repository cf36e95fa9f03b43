export const declared = (css) => [...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name);
export const used = (css) => new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
