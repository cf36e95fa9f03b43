export function feed(starter) { return { flour: starter * 2, water: starter * 2 }; }
