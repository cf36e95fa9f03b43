export class Container {
  constructor(recipes, made = new Map()) { this.recipes = recipes; this.made = made; }
  with(name, value) { return new Container(this.recipes, new Map(this.made).set(name, value)); }
  get(name) {
    if (this.made.has(name)) return this.made.get(name);
    const recipe = this.recipes.get(name);
    if (!recipe) throw new Error(`nothing is registered as ${name}`);
    const value = recipe.make(...recipe.needs.map((n) => this.get(n)));
    this.made.set(name, value);
    return value;
  }
}
