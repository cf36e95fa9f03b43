// What injected text tends to look like. English, German, French, Spanish.
const phrase = (id, source) => ({ id, test: new RegExp(source, 'iu') });

export const phrases = [
  phrase('override', String.raw`\b(?:ignore|disregard|forget)\s+(?:all\s+)?(?:the\s+|your\s+)?(?:previous|prior|above|earlier)\s+(?:instructions|rules|prompts?)`),
  phrase('override-de', String.raw`\bignorier\w*\s+(?:alle\s+)?(?:vorherigen|bisherigen)\s+(?:anweisungen|regeln)`),
  phrase('override-fr', String.raw`\bignore[zr]?\s+(?:toutes\s+)?les\s+instructions\s+(?:précédentes|ci-dessus)`),
  phrase('override-es', String.raw`\bignora\w*\s+(?:todas\s+)?las\s+instrucciones\s+(?:anteriores|previas)`),
  phrase('secrecy', String.raw`\bdo\s+not\s+(?:tell|inform|mention\s+(?:this\s+)?to|reveal\s+(?:this\s+)?to)\s+the\s+user`),
  phrase('consent', String.raw`\b(?:pre-?approved|already\s+(?:approved|authorized|authorised)\s+by\s+the\s+user)`),
  phrase('role', String.raw`\byou\s+are\s+now\s+(?:in\s+)?(?:developer|admin|unrestricted|dan)\b`),
  phrase('addressed', String.raw`\b(?:note|message|instructions?)\s+(?:to|for)\s+(?:the\s+)?(?:ai|llm|assistant|agent|language\s+model)s?\b`),
  phrase('fake-system', String.raw`(?:^|\n)\s*(?:\[?system\]?|<\|?system\|?>)\s*:`),
  phrase('data', String.raw`\b(?:send|post|upload|append|include)\b.{0,60}\b(?:api\s+keys?|passwords?|credentials|environment\s+variables|conversation\s+history)`),
];

export const characters = [
  { id: 'bidi-control', test: /[\u202a-\u202e\u2066-\u2069]/u },
  { id: 'tag-characters', test: /[\u{e0001}\u{e0020}-\u{e007f}]{4,}/u },
  { id: 'variation-selectors', test: /[\ufe00-\ufe0e\u{e0100}-\u{e01ef}]{4,}/u },
  { id: 'zero-width-run', test: /[\u200b\u200c\u2060\ufeff]{4,}/u },
  { id: 'html-comment', test: /<!--[^>]*\b(?:assistant|agent|llm|ai)\b[^>]*-->/iu },
];
