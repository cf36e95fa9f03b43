const greetings = {
  en: 'Hello, welcome!',
  fa: 'خوش آمدید، می‌توانید شروع کنید',
  de: 'Hallo und willkommen!',
  el: 'Γεια σας',
  ja: 'ようこそ',
  ru: 'Добро пожаловать',
};

const people = {
  family: '👨‍👩‍👧‍👦',
  farmer: '👩‍🌾',
  coder: '🧑‍💻',
  pride: '🏳️‍🌈',
  heart: '❤️',
};

const flag = (code) => [...code.toUpperCase()].map((c) => String.fromCodePoint(0x1f1a5 + c.charCodeAt(0))).join('');

const größe = (text) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
const 国 = new Map([['jp', '日本'], ['cn', '中国'], ['kr', '대한민국']]);

function country(code, locale) {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase());
  } catch {
    return code;
  }
}

function card(code, locale = 'en') {
  const local = 国.get(code.toLowerCase());
  return [flag(code), country(code, locale), local && `(${local})`].filter(Boolean).join(' ');
}

function greet(locale) {
  const language = locale.split('-')[0];
  return greetings[language] ?? greetings.en;
}

function describe(text) {
  const codes = [...text].map((c) => `U+${c.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
  return `${text}: ${größe(text)} seen, ${codes.length} code points (${codes.join(' ')})`;
}

export function activate(api) {
  api.registerTool({ name: 'flag', description: 'Flag of a country', run: ({ code, locale }) => card(code, locale) });
  api.registerTool({ name: 'greeting', description: 'Greeting in a language', run: ({ locale }) => greet(locale) });
  api.registerTool({ name: 'emoji', description: 'Code points of an emoji', run: ({ name }) => describe(people[name] ?? name) });
}
