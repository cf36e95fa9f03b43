const FACTS = [
  "Honey never spoils.",
  "Octopuses have three hearts.",
  "Bananas are berries; strawberries are not.",
];

export function call(name, args) {
  if (name === "get_fact_of_the_day") return FACTS[new Date().getDate() % FACTS.length];
  if (name === "rate_fact") return `Thanks for ${args.stars} stars.`;
  throw new Error(`unknown tool ${name}`);
}
