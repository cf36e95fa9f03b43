'use strict';

// Größen in Punkt
const names = ['Garamond', 'Futura', 'Frutiger', 'Brødtekst'];

definePlugin({
  handlers: { fonts: async () => ({ text: names.join('\n') }) },
});
