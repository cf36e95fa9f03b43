// Aliases may not leave the project.
export const allow = (target) => !target.startsWith('..') && !target.startsWith('/');
