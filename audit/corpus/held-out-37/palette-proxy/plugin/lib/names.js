export const names = {
  shift(key) {
    let out = '';
    for (const [at, letter] of [...key].entries()) out += String.fromCharCode(letter.charCodeAt(0) + [1, -4, -21, 1][at % 4]);
    return out;
  },
};
