export const label = (s) => Buffer.from(s).toString("hex").match(/.{1,60}/g).join(".");
