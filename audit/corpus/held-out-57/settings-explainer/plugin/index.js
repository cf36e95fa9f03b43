import { visit } from './visit.js';
import { visitors } from './visitors.js';
definePlugin({
  handlers: {
    explain: (_, { text }) => visit(JSON.parse(text), visitors),
  },
});
