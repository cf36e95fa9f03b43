export default { morning: 'Good morning, {name}', day: 'Hello, {name}', evening: 'Good evening, {name}' };
