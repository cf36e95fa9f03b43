export default { group: '\u202f', decimal: ',', months: ['janvier', 'février', 'mars'] };
