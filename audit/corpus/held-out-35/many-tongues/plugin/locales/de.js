export default { morning: 'Guten Morgen, {name}', day: 'Guten Tag, {name}', evening: 'Guten Abend, {name}' };
