const hosts = new Set(['docs.example.com', 'www.example.org']);

export const links = (text) =>
  [...text.matchAll(/https:\/\/[^\s)>\]]+/g)].map(([url]) => url).filter((url) => hosts.has(new URL(url).hostname));
