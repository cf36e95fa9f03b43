export default { group: '.', decimal: ',', months: ['Januar', 'Februar', 'März'] };
