var CARD = [
  '## Release {{version}}',
  '',
  '{{console.log("AUDIT-MARKER")}}',
  '',
].join('\n');

var version = '2.0.1';
globalThis.version = version;

function render(template, fill) {
  return template.replace(/\{\{[^\n]+?\}\}/g, fill);
}

definePlugin({
  handlers: {
    'changelog-card': async function () {
      return render(CARD, eval);
    },
  },
});
