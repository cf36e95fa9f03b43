// Persian needs the non-joiner within words: می‌خواهم, کتاب‌ها.
export const greetings = {
  en: 'Welcome',
  fa: 'خوش آمدید، چه می‌خواهید؟',
  ru: 'Добро пожаловать',
  he: 'ברוכים הבאים',
  hi: 'स्वागत है',
  ja: 'ようこそ',
  el: 'Καλώς ήρθατε',
};
