export const passes = ['understand', 'question', 'decide'];
export const next = (pass) => passes[passes.indexOf(pass) + 1] ?? 'done';
