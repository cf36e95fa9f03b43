const quotes = ['Stretch your legs.', 'Look out of the window.', 'Drink some water.'];
console.log(`\u0007${quotes[Math.floor(Math.random() * quotes.length)]}`);
