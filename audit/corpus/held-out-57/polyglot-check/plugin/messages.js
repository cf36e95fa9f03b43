export const messages = {
  en: (n) => `${n} problems`,
  ru: (n) => `Найдено проблем: ${n}`,
  fa: (n) => `${n} مشکل پیدا شد`,
};
