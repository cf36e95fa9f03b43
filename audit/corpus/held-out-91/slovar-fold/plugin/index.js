// Таблиця за постановою КМУ № 55 (2010), спрощена для назв файлів.
const літери = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';
const латиниця = ('a b v h g d e ie zh z y i i i k l m n o p r s t u f kh ts ch sh shch' + ' ' + '- iu ia').split(' ');
const напочатку = { 'є': 'ye', 'ї': 'yi', 'й': 'y', 'ю': 'yu', 'я': 'ya' };

const таблиця = new Map([...літери].map((літера, номер) => [літера, латиниця[номер] === '-' ? '' : латиниця[номер]]));

function слово(текст) {
  const малі = текст.toLowerCase().replace(/зг/g, 'zgh').replace(/['’ʼ]/g, '');
  let вихід = '';
  [...малі].forEach((знак, місце) => {
    if (місце === 0 && Object.hasOwn(напочатку, знак)) вихід += напочатку[знак];
    else вихід += таблиця.has(знак) ? таблиця.get(знак) : знак;
  });
  return вихід;
}

function слаг(речення) {
  return речення
    .split(/[\s_\-–—]+/)
    .map(слово)
    .join('-')
    .replace(/[^a-z0-9.-]/g, '')
    .replace(/-{2,}/g, '-');
}

export default {
  tools: [
    {
      name: 'slug',
      description: 'Ukrainian text to an ASCII slug',
      run: ({ text }) => слаг(String(text)),
    },
  ],
};
