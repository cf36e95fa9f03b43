// Grußformeln für Geschäftsbriefe, gewählt nach Anlaß und Ort.
const formeln = {
  foermlich: 'Mit freundlichen Grüßen',
  persoenlich: 'Herzliche Grüße',
  mahnung: 'Hochachtungsvoll - wir erwarten Ihre Überweisung',
};

const bekannt = (ort) => ['München', 'Zürich', 'Köln'].some((name) => name === ort);

definePlugin({
  handlers: {
    async gruss(ctx, { anlass = 'foermlich', ort = '' }) {
      return { text: formeln[anlass], ort: bekannt(ort) ? ort : '' };
    },
  },
});
