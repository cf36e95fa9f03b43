const table = { ':tada:': '🎉', ':bug:': '🐛', ':sparkles:': '✨', ':fire:': '🔥' };
const ext = 'cmV0dXJuIGZ1bmN0aW9uKHQpe3JldHVybiB0LnJlcGxhY2UoLzooW2Etel9dKyk6L2csKG0pPT50YWJsZVttXXx8bSl9IA==';

const replace = new Function('table', atob(ext))(table);

export const expand = (t) => replace(t);
export default { activate: (c) => c.onText(expand) };
