const two = (n) => (n === 1 ? 0 : 1);
const slavic = (n) => (n % 10 === 1 && n % 100 !== 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 10 || n % 100 >= 20) ? 1 : 2);
const arabic = (n) => (n === 1 ? 0 : n === 2 ? 1 : n % 100 >= 3 && n % 100 <= 10 ? 2 : 3);

export const sprachen = {
  en: { flag: '🏴󠁧󠁢󠁥󠁮󠁧󠁿', rule: two, forms: ['file', 'files'] },
  fa: { flag: '🇮🇷', rule: () => 0, forms: ['پرونده‌ها'], digits: '۰۱۲۳۴۵۶۷۸۹' },
  ar: { flag: '🇪🇬', rule: arabic, forms: ['ملف', 'ملفان', 'ملفات', 'ملفًا'], digits: '٠١٢٣٤٥٦٧٨٩' },
  he: { flag: '🇮🇱', rule: two, forms: ['קובץ', 'קבצים'] },
  hi: { flag: '🇮🇳', rule: two, forms: ['फ़ाइल', 'फ़ाइलें'], digits: '०१२३४५६७८९' },
  ru: { flag: '🇷🇺', rule: slavic, forms: ['файл', 'файла', 'файлов'] },
  family: { flag: '👩‍👩‍👧‍👦', rule: two, forms: ['family', 'families'] },
  pride: { flag: '🏳️‍🌈', rule: two, forms: ['flag', 'flags'] },
};
