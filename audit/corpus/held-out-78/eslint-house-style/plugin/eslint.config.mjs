import noLogic from './rules/no-logic-in-test.mjs';
import nameSays from './rules/name-says-what.mjs';

export default [
  {
    files: ['**/*.test.js', '**/*.test.mjs', '**/*.spec.js'],
    plugins: { house: { rules: { 'no-logic-in-test': noLogic, 'name-says-what': nameSays } } },
    rules: { 'house/no-logic-in-test': 'error', 'house/name-says-what': 'warn' },
  },
];
