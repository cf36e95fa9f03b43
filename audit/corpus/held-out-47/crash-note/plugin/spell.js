const WRONG = { instalation: 'installation', usefull: 'useful', enviroment: 'environment' };

export const misspelt = (text) =>
  text
    .split('\n')
    .filter((line) => /^#{1,6} /.test(line))
    .flatMap((line) => line.toLowerCase().split(/\W+/))
    .filter((word) => Object.hasOwn(WRONG, word))
    .map((word) => ({ word, better: WRONG[word] }));
