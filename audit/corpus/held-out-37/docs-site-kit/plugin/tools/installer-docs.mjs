// Prints the steps of an installation as Markdown.
const steps = ['Fetch the archive', 'Check its digest', 'Unpack it'];
console.log(steps.map((step, at) => `${at + 1}. ${step}`).join('\n'));
