const приветствие = 'Здравствуйте';
function сказать(имя) { return `${приветствие}, ${имя}!`; }
definePlugin({ handlers: { say: (ctx, { text }) => сказать(text) } });
