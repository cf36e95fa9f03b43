const luhn = (digits) => {
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    let digit = Number(digits[digits.length - 1 - i]);
    if (i % 2 === 1) digit = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += digit;
  }
  return sum % 10 === 0;
};

const RULES = [
  ['authorization', /(\bauthorization\s*[:=]\s*)(?:bearer|basic|token)?\s*[^\s"',]+/gi, '$1[redacted]'],
  ['cookie', /(\b(?:set-)?cookie\s*:\s*)[^\r\n]+/gi, '$1[redacted]'],
  ['jwt', /\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[jwt]'],
  ['pem', /-----BEGIN ([A-Z ]+)-----[\s\S]*?-----END \1-----/g, '[$1]'],
  ['parameter', /([?&](?:[\w-]*token|key|sig|signature|code|password)=)[^&\s"']+/gi, '$1[redacted]'],
  ['assignment', /(\b[\w-]*(?:password|passwd|secret|token|api_?key)[\w-]*"?\s*[:=]\s*"?)[^\s",}]+/gi, '$1[redacted]'],
  ['credentials in URL', /(\b[a-z][\w+.-]*:\/\/)[^\s/:@]+:[^\s/@]+@/gi, '$1[redacted]@'],
  ['mail', /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g, '[mail]'],
];

/** @returns {{ text: string, counts: Record<string, number> }} */
export function redact(input, { keepLastOctet = false } = {}) {
  const counts = {};
  const count = (kind) => { counts[kind] = (counts[kind] ?? 0) + 1; };
  let text = input;
  for (const [kind, pattern, replacement] of RULES) {
    for (const _ of text.matchAll(pattern)) count(kind);
    text = text.replace(pattern, replacement);
  }
  text = text.replace(/\b(?:\d[ -]?){13,19}\b/g, (match) => {
    const digits = match.replace(/\D/g, '');
    if (digits.length < 13 || !luhn(digits)) return match;
    count('card');
    return '[card]';
  });
  text = text.replace(/\b(?:\d{1,3}\.){3}(\d{1,3})\b/g, (match, last) => {
    if (match === '127.0.0.1' || match === '0.0.0.0') return match;
    count('address');
    return keepLastOctet ? `[address].${last}` : '[address]';
  });
  return { text, counts };
}
