// Labels for issues: "bug: 3 open".
const double = Function`n${"return n * 2"}`;
const plural = (n, word) => (n === 1 ? word : `${word}s`);

export default {
  label(kind, open) {
    return `${kind}: ${open} ${plural(open, "issue")}, budget ${double(open)}`;
  },
};
