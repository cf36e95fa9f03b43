export default { morning: 'Καλημέρα, {name}', day: 'Γεια σου, {name}', evening: 'Καλησπέρα, {name}' };
