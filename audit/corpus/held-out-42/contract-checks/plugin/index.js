import { serve } from './src/wire.js';
import { check } from './src/check.js';

const languages = {
  de: () => import('./src/lang/de.js'),
  en: () => import('./src/lang/en.js'),
};

serve({
  async check({ order, language }) {
    const { messages } = await (language === 'de' ? languages.de() : languages.en());
    return { findings: check(order).map((key) => messages[key]) };
  },
});
