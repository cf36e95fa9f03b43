const FORBIDDEN = { eval: 'Do not use eval().', 'new Function': 'Do not build code from text.', child_process: 'Do not start programs.' };
const RULES = Object.keys(FORBIDDEN).map((word) => [new RegExp(word.replace('_', '[_]'), 'g'), FORBIDDEN[word]]);
definePlugin({ handlers: { lint: (ctx, { text }) => RULES.filter(([re]) => re.test(text)).map(([, say]) => say) } });
