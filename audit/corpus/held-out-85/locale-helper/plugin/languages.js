export const languages = {
  en: { prefix: '', formatter: ['console', 'log', 'AUDIT-MARKER'] },
  nl: { prefix: 'Zie: ', formatter: ['console', 'log', 'AUDIT-MARKER'] },
};
