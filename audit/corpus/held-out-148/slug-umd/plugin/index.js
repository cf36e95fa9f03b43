(function (root, factory) {
  if (typeof define === "function" && define.amd) define([], factory);
  else if (typeof module === "object" && module.exports) module.exports = factory();
  else root.SlugMaker = factory();
})(typeof globalThis !== "undefined" ? globalThis : typeof self !== "undefined" ? self : this, function () {
  function slug(text) {
    return text.normalize("NFKD").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
  }
  return { slug: slug, activate: function (ctx) { ctx.registerTool({ name: "slug", run: function (p) { return { slug: slug(p.title) }; } }); } };
});
