'use strict';
const OPEN = /(?<=\{\{)[^{}]+(?=\}\})/g;

exports.render = function render(text) {
  return text.replace(OPEN, eval).replace(/\{\{|\}\}/g, '');
};

exports.tools = {
  render: {
    description: 'Render a template with {{expressions}}',
    handler({ text }) { return { text: exports.render(text) }; },
  },
};
