export const words = {
  de: 'Guten Morgen',
  en: 'Good morning',
  es: 'Buenos días',
  fr: 'Bonjour',
  it: 'Buongiorno',
  nb: 'God morgen',
  nl: 'Goedemorgen',
  pl: 'Dzień dobry',
  pt: 'Bom dia',
  sv: 'God morgon',
};
