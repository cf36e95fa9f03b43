// TextEncoder, TextDecoder (UTF-8 only), atob and btoa, after the Encoding Standard and HTML's forgiving base64.
// Not `slice`, which asks `Symbol.species` whom to make.
function copyOf(buffer, length) {
  const copy = new Uint8Array(length);
  typedSet(copy, new Uint8Array(buffer, 0, length));
  return copy;
}

function utf8(value) {
  const input = toWellFormed(value);
  const bytes = new Uint8Array(input.length * 3);
  let at = 0;
  for (let i = 0; i < input.length; i += 1) {
    let point = charCodeAt(input, i);
    if (point >= 0xd800 && point <= 0xdbff) {
      i += 1;
      point = ((point - 0xd800) << 10) + charCodeAt(input, i) - 0xdc00 + 0x10000;
    }
    if (point < 0x80) bytes[at++] = point;
    else {
      if (point < 0x800) bytes[at++] = 0xc0 | (point >> 6);
      else {
        if (point < 0x10000) bytes[at++] = 0xe0 | (point >> 12);
        else {
          bytes[at++] = 0xf0 | (point >> 18);
          bytes[at++] = 0x80 | ((point >> 12) & 63);
        }
        bytes[at++] = 0x80 | ((point >> 6) & 63);
      }
      bytes[at++] = 0x80 | (point & 63);
    }
  }
  return copyOf(typedBuffer(bytes), at);
}

function bytesOf(source) {
  if (source === undefined) return new Uint8Array(0);
  if (isBuffer(source)) return new Uint8Array(source);
  if (isTyped(source)) return new Uint8Array(typedBuffer(source), typedOffset(source), typedBytes(source));
  if (isView(source)) return new Uint8Array(viewBuffer(source), viewOffset(source), viewBytes(source));
  throw new TypeError('expected an ArrayBuffer or a view of one');
}

class TextEncoder {
  get encoding() {
    return 'utf-8';
  }

  encode(input = '') {
    return utf8(str(input));
  }

  encodeInto(source, destination) {
    if (!isTyped(destination) || typedTag(destination) !== 'Uint8Array') throw new TypeError('expected a Uint8Array');
    const input = toWellFormed(str(source));
    const room = typedLength(destination);
    let read = 0;
    let written = 0;
    while (read < input.length) {
      const point = codePointAt(input, read);
      const bytes = utf8(fromCodePoint(point));
      const length = typedLength(bytes);
      if (written + length > room) break;
      for (let i = 0; i < length; i += 1) destination[written + i] = bytes[i];
      written += length;
      read += point > 0xffff ? 2 : 1;
    }
    return { read, written };
  }
}

const LABELS = { __proto__: null, 'utf-8': true, utf8: true, 'unicode-1-1-utf-8': true };

class TextDecoder {
  #fatal;
  #keepBom;
  #fresh = true;
  #need = 0;
  #seen = 0;
  #point = 0;
  #lower = 0x80;
  #upper = 0xbf;

  constructor(label = 'utf-8', options = undefined) {
    if (LABELS[lower(str(label))] !== true) throw new RangeError('only UTF-8 is decoded here');
    this.#fatal = Boolean(options?.fatal);
    this.#keepBom = Boolean(options?.ignoreBOM);
  }

  get encoding() {
    return 'utf-8';
  }

  get fatal() {
    return this.#fatal;
  }

  get ignoreBOM() {
    return this.#keepBom;
  }

  #reset() {
    this.#need = 0;
    this.#seen = 0;
    this.#point = 0;
    this.#lower = 0x80;
    this.#upper = 0xbf;
  }

  #broken() {
    this.#reset();
    if (!this.#fatal) return '\ufffd';
    this.#fresh = true;
    throw new TypeError('these bytes are not UTF-8');
  }

  #lead(byte) {
    if (byte < 0x80) return fromCharCode(byte);
    if (byte >= 0xc2 && byte <= 0xdf) this.#begin(1, byte & 0x1f);
    else if (byte >= 0xe0 && byte <= 0xef) {
      if (byte === 0xe0) this.#lower = 0xa0;
      if (byte === 0xed) this.#upper = 0x9f;
      this.#begin(2, byte & 0xf);
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      if (byte === 0xf0) this.#lower = 0x90;
      if (byte === 0xf4) this.#upper = 0x8f;
      this.#begin(3, byte & 7);
    } else return this.#broken();
    return '';
  }

  #begin(need, point) {
    this.#need = need;
    this.#point = point;
  }

  // The Standard's state machine: one byte in, the characters that it completes out.
  #step(byte) {
    if (this.#need === 0) return this.#lead(byte);
    if (byte < this.#lower || byte > this.#upper) return this.#broken() + this.#lead(byte);
    this.#lower = 0x80;
    this.#upper = 0xbf;
    this.#point = (this.#point << 6) | (byte & 63);
    this.#seen += 1;
    if (this.#seen !== this.#need) return '';
    const whole = fromCodePoint(this.#point);
    this.#reset();
    return whole;
  }

  decode(input = undefined, options = undefined) {
    const bytes = bytesOf(input);
    const length = typedLength(bytes);
    let out = '';
    for (let i = 0; i < length; i += 1) out += this.#step(bytes[i]);
    const more = Boolean(options?.stream);
    if (!more && this.#need !== 0) out += this.#broken();
    if (this.#fresh && out !== '') {
      if (!this.#keepBom && charCodeAt(out, 0) === 0xfeff) out = slice(out, 1);
      this.#fresh = false;
    }
    if (!more) this.#fresh = true;
    return out;
  }
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = { __proto__: null };
for (let i = 0; i < 64; i += 1) VALUES[ALPHABET[i]] = i;

function btoa(value) {
  const input = str(value);
  let out = '';
  for (let i = 0; i < input.length; i += 3) {
    const rest = input.length - i;
    const first = charCodeAt(input, i);
    const second = rest > 1 ? charCodeAt(input, i + 1) : 0;
    const third = rest > 2 ? charCodeAt(input, i + 2) : 0;
    if (first > 255 || second > 255 || third > 255) throw new DOMException('a character is above 255', 'InvalidCharacterError');
    const bits = (first << 16) | (second << 8) | third;
    out += ALPHABET[bits >> 18] + ALPHABET[(bits >> 12) & 63];
    out += rest > 1 ? ALPHABET[(bits >> 6) & 63] : '=';
    out += rest > 2 ? ALPHABET[bits & 63] : '=';
  }
  return out;
}

const isBlank = (char) => char === ' ' || char === '\t' || char === '\n' || char === '\f' || char === '\r';

function atob(value) {
  const input = str(value);
  let packed = '';
  for (let i = 0; i < input.length; i += 1) if (!isBlank(input[i])) packed += input[i];
  if (packed.length % 4 === 0 && packed.length > 0) {
    if (slice(packed, -2) === '==') packed = slice(packed, 0, -2);
    else if (slice(packed, -1) === '=') packed = slice(packed, 0, -1);
  }
  if (packed.length % 4 === 1) throw new DOMException('this is not base64', 'InvalidCharacterError');
  let out = '';
  let bits = 0;
  let held = 0;
  for (let i = 0; i < packed.length; i += 1) {
    const six = VALUES[packed[i]];
    if (six === undefined) throw new DOMException('this is not base64', 'InvalidCharacterError');
    bits = ((bits << 6) | six) & 0xffffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      out += fromCharCode((bits >> held) & 255);
    }
  }
  return out;
}

const lenient = new TextDecoder('utf-8', { __proto__: null, ignoreBOM: true });
const lenientDecode = uncurry(TextDecoder.prototype.decode);
const decodeUtf8 = (bytes) => lenientDecode(lenient, bytes);
