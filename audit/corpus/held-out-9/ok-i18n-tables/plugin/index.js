'use strict';

const MESSAGES = {
  en: {
    'cmd.eval': 'evaluate the expression “{0}”',
    'cmd.exec': { one: 'execute {n} task', other: 'execute {n} tasks' },
    'cmd.require': '{0} is required',
    'cmd.process': 'processing… please wait',
    'cmd.constructor': 'Constructor of the year: {0}',
  },
  de: {
    'cmd.eval': 'den Ausdruck „{0}“ auswerten',
    'cmd.exec': { one: '{n} Aufgabe ausführen', other: '{n} Aufgaben ausführen' },
    'cmd.require': '{0} fehlt',
    'cmd.process': 'wird verarbeitet…',
    'cmd.constructor': 'Konstrukteur des Jahres: {0}',
  },
  ru: {
    'cmd.eval': 'вычислить выражение «{0}»',
    'cmd.exec': { one: 'выполнить {n} задачу', few: 'выполнить {n} задачи', many: 'выполнить {n} задач', other: 'выполнить {n} задачи' },
    'cmd.require': 'нужно: {0}',
    'cmd.process': 'обработка…',
    'cmd.constructor': 'Конструктор года: {0}',
  },
  fa: {
    'cmd.eval': 'عبارت «{0}» را محاسبه می‌کند',
    'cmd.exec': { one: '{n} کار را اجرا می‌کند', other: '{n} کار را اجرا می‌کند' },
    'cmd.require': '{0} لازم است',
    'cmd.process': 'در حال پردازش…',
    'cmd.constructor': 'سازندهٔ سال: {0}',
  },
  ja: {
    'cmd.eval': '式「{0}」を評価する',
    'cmd.exec': { other: '{n} 件のタスクを実行する' },
    'cmd.require': '{0} は必須です',
    'cmd.process': '処理中…',
    'cmd.constructor': '今年のコンストラクター: {0}',
  },
};

const plurals = new Map();

function plural(locale, n) {
  if (!plurals.has(locale)) plurals.set(locale, new Intl.PluralRules(locale));
  return plurals.get(locale).select(n);
}

function pick(wanted) {
  const tags = Array.isArray(wanted) ? wanted : [wanted];
  for (const tag of tags) {
    const { language } = new Intl.Locale(tag);
    if (Object.hasOwn(MESSAGES, language)) return language;
  }
  return 'en';
}

function translator(wanted) {
  const locale = pick(wanted);
  const table = MESSAGES[locale];
  return (key, ...args) => {
    const entry = table[key] ?? MESSAGES.en[key] ?? key;
    if (typeof entry === 'string') return entry.replace(/\{(\d)\}/g, (all, at) => String(args[at] ?? all));
    const [n] = args;
    const text = entry[plural(locale, n)] ?? entry.other;
    return text.replace('{n}', new Intl.NumberFormat(locale).format(n));
  };
}

definePlugin({
  handlers: {
    async status(ctx, { text, config }) {
      const t = translator(config.language ?? 'en');
      return { text: [t('cmd.process'), t('cmd.exec', 3), t('cmd.eval', text)].join('\n') };
    },
  },
});
