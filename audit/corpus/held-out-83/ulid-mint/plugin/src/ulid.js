const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

export function mint(now = Date.now()) {
  let head = '';
  for (let i = 0, t = now; i < 10; i++, t = Math.floor(t / 32)) head = alphabet[t % 32] + head;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  let tail = '';
  for (const b of bytes) tail += alphabet[b & 31];
  return head + tail;
}

export function read(id) {
  let time = 0;
  for (const c of id.slice(0, 10).toUpperCase()) {
    const digit = alphabet.indexOf(c);
    if (digit < 0) throw new RangeError('not a ULID');
    time = time * 32 + digit;
  }
  return time;
}
