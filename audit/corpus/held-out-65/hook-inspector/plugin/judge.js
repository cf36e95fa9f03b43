const REMARKS = [
  [/\b(curl|wget)\b/, 'reaches the network'],
  [/\|\s*(ba)?sh\b/, 'runs text that it was given'],
  [/\bgit push\b/, 'pushes'],
  [/\b(npm|pnpm|yarn) (run|test)\b/, 'runs a script of package.json'],
  [/\bexit 1\b/, 'may refuse'],
];

export const judge = (text) => REMARKS.filter(([pattern]) => pattern.test(text)).map(([, remark]) => remark);
