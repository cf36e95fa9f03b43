'use strict';
exports.tools = {
  async rfc_title({ number }) {
    if (!Number.isInteger(number)) throw new TypeError('number');
    const r = await fetch(`https://rfc.example.org/rfc${number}.json`);
    return (await r.json()).title;
  },
};
