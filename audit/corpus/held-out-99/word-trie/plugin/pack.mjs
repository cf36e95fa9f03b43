const decoder = new TextDecoder('latin1');

export function* unpack(bytes, shift) {
  let word = '';
  let start = 0;
  const isLength = (b) => b < 32;
  for (let i = 0; i <= bytes.length; i++) {
    if (i < bytes.length && !isLength(bytes[i])) continue;
    if (i > start) {
      const keep = bytes[start];
      const tail = decoder.decode(bytes.subarray(start + 1, i).map((b) => b - shift));
      word = word.slice(0, keep) + tail;
      if (word) yield word;
    }
    start = i;
  }
}
