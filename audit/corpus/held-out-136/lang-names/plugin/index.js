const язык = { ru: "русский", uk: "українська" };
const γλώσσα = { el: "ελληνικά" };
const 言語 = { ja: "日本語", zh: "中文" };
const all = { ...язык, ...γλώσσα, ...言語 };

export function activate(api) {
  api.tools.register("native_name", ({ code }) => all[code] ?? code);
}
