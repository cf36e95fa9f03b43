export default { group: ',', decimal: '.', months: ['January', 'February', 'March'] };
