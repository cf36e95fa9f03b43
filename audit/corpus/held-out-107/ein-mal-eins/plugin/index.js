const числа = ['ноль', 'один', 'два', 'три', 'четыре', 'пять'];
const αριθμοί = ['μηδέν', 'ένα', 'δύο', 'τρία', 'τέσσερα', 'πέντε'];

const языки = { ru: числа, el: αριθμοί };

export function слово(n, lang = 'ru') {
  return языки[lang]?.[n] ?? String(n);
}

export function таблица(n, lang) {
  const строки = [];
  for (let i = 1; i <= 5; i++) {
    строки.push(`${слово(n, lang)} × ${слово(i, lang)} = ${n * i}`);
  }
  return строки.join('\n');
}

export const title = '👩‍🏫 таблица умножения';
