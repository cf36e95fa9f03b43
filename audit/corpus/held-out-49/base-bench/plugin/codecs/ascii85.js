export const ascii85 = {
  encode(bytes) {
    let out = '';
    for (let i = 0; i < bytes.length; i += 4) {
      const chunk = [0, 1, 2, 3].map((k) => bytes[i + k] ?? 0);
      let n = ((chunk[0] << 24) | (chunk[1] << 16) | (chunk[2] << 8) | chunk[3]) >>> 0;
      let five = '';
      for (let k = 0; k < 5; k++) { five = String.fromCharCode(33 + (n % 85)) + five; n = Math.floor(n / 85); }
      out += five.slice(0, Math.min(4, bytes.length - i) + 1);
    }
    return out;
  },
  decode(text) {
    const out = [];
    for (let i = 0; i < text.length; i += 5) {
      const five = text.slice(i, i + 5);
      let n = 0;
      for (const c of five.padEnd(5, 'u')) n = n * 85 + c.charCodeAt(0) - 33;
      out.push(...[24, 16, 8, 0].map((s) => Math.floor(n / 2 ** s) & 255).slice(0, five.length - 1));
    }
    return Uint8Array.from(out);
  },
};
