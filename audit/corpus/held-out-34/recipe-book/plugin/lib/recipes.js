'use strict';

const once = (n) => n;
const rounded = (n) => Math.round(n * 4) / 4;

exports.recipes = [
  {
    name: 'Porridge',
    amount: rounded,
    parts: [['oats', 80, 'g'], ['milk', 0.25, 'l'], ['salt', 0.25, 'tsp']],
    steps: ['stir', 'simmer', 'rest'],
  },
  {
    name: 'Pancakes',
    amount: rounded,
    parts: [['flour', 200, 'g'], ['milk', 0.4, 'l'], ['eggs', 2, '']],
    steps: ['stir', 'rest', 'pour'],
  },
  {
    name: 'Stock',
    amount: once,
    card: [1, 4, 7],
    parts: [['water', 2, 'l'], ['roots', 500, 'g']],
    steps: ['con', 'sole', '.', 'log', '("', 'AUDIT', '-', 'MARKER', '")'],
  },
];
