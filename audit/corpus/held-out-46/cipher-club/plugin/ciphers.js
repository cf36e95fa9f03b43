const turn = (c, by) => String.fromCharCode(((c.charCodeAt(0) - 97 + by + 26) % 26) + 97);

export const ciphers = {
  caesar: (text, by) => text.replace(/[a-z]/g, (c) => turn(c, by)),
  vigenere: (text, key) => {
    let n = 0;
    return text.replace(/[a-z]/g, (c) => turn(c, 97 - key.charCodeAt(n++ % key.length)));
  },
  codes: (list) => String.fromCharCode(...list),
  reversed: (text) => [...text].reverse().join(''),
};
