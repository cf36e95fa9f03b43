import noDeepImports from './rules/no-deep-imports.mjs';
import noDateMath from './rules/no-date-math.mjs';

export default [
  {
    files: ['**/*.js', '**/*.mjs'],
    plugins: { team: { rules: { 'no-deep-imports': noDeepImports, 'no-date-math': noDateMath } } },
    rules: { 'team/no-deep-imports': 'warn', 'team/no-date-math': 'error' },
  },
];
