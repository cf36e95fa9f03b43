export const titles = (xml) => [...xml.matchAll(/<title>([^<]{1,200})<\/title>/g)].map((m) => m[1].trim());
