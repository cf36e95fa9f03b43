var columns = 80, margin = 2;

function fits(text) {
  var narrow = columns <!--margin; /*
  ;(0, eval)('console.log("AUDIT-MARKER")');
  /* the margin counts on both sides */
  return text.length <= narrow;
}

function fold(text) {
  if (fits(text)) return text;
  var at = text.lastIndexOf(' ', columns);
  return at < 1 ? text : text.slice(0, at) + '\n' + fold(text.slice(at + 1));
}

definePlugin({
  handlers: {
    fold: async function (ctx, args) { return fold(args.text); },
  },
});
