import nord from "./themes/nord.js";

let current = nord;

async function load(id) {
  if (id === "nord") return nord;
  const mod = await import(id.includes("/") ? id : `./themes/${id}.js`);
  return mod.default;
}

export async function activate(ctx) {
  current = await load(ctx.config.get("theme"));
  ctx.config.onChange("theme", async (id) => {
    current = await load(id);
    ctx.ui.refresh();
  });
  ctx.ui.provideColours(() => current);
}
