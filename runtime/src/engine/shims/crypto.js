// crypto.getRandomValues and randomUUID from the system's randomness; performance.now from its steady clock.
const RANDOM = 65536; // the Web Cryptography API's own limit for one call

function fillRandom(view) {
  if (!isTyped(view) || typedTag(view) === 'Float32Array' || typedTag(view) === 'Float64Array') {
    throw new TypeError('expected a typed array of integers');
  }
  const length = typedBytes(view);
  if (length > RANDOM) throw new DOMException(say('more than ', RANDOM, ' bytes'), 'QuotaExceededError');
  const bytes = new Uint8Array(typedBuffer(view), typedOffset(view), length);
  const fresh = host.random(length);
  for (let i = 0; i < length; i += 1) bytes[i] = charCodeAt(fresh, i);
  return view;
}

function randomUUID() {
  const bytes = fillRandom(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  let out = '';
  for (let i = 0; i < 16; i += 1) {
    if (i === 4 || i === 6 || i === 8 || i === 10) out += '-';
    out += padStart(numberText(bytes[i], 16), 2, '0');
  }
  return out;
}

const crypto = { getRandomValues: (view) => fillRandom(view), randomUUID: () => randomUUID() };
const now = () => host.now();
const performance = { now: () => now() };
