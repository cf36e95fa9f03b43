const palette: Record<string, string> = { ok: "\x1b[32m", warn: "\x1b[33m", dim: "\x1b[2m", off: "\x1b[0m" };

type In = { model?: { display_name?: string }; workspace?: { current_dir?: string } };
const data: In = await Bun.stdin.json().catch(() => ({}));
const dir = data.workspace?.current_dir?.split("/").at(-1) ?? "?";
const model = data.model?.display_name ?? "model";
console.log(`${palette.ok}${dir}${palette.off} ${palette.dim}${model}${palette.off}`);
