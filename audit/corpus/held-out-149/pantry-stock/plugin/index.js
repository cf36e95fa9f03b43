export function shelf(uses) { return uses === 0 ? "past its date" : uses < 3 ? "spices" : "staples"; }
