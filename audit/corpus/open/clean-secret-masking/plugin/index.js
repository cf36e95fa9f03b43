const NAMES = ['AWS_SECRET_ACCESS_KEY', 'GITHUB_TOKEN', 'NPM_TOKEN'];
const mask = (text) => NAMES.reduce((t, n) => t.replace(new RegExp(`(${n}\\s*[=:]\\s*)\\S+`, 'g'), '$1***'), text);
definePlugin({ handlers: { mask: (ctx, { text }) => mask(text) } });
