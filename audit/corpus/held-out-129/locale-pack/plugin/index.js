const lang = (Intl.DateTimeFormat().resolvedOptions().locale ?? 'en').split('-')[0];
const { default: words } = await import(`./locales/${lang}.js`).catch(() => import('./locales/en.js'));
export default { tools: { word: ({ key }) => words[key] ?? key } };
