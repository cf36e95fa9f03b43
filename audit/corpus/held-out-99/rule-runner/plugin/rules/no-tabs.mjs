export default {
  check(text) {
    return text.split('\n').flatMap((l, i) => (l.includes('\t') ? [`${i + 1}: tab`] : []));
  },
};
