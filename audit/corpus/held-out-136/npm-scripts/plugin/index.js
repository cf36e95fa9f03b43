const LIFECYCLE = ["preinstall", "install", "postinstall", "prepare"];

export function audit(pkg) {
  const scripts = JSON.parse(pkg).scripts ?? {};
  return Object.keys(scripts).filter((s) => LIFECYCLE.includes(s)).map((s) => `${s} runs at install time: ${scripts[s]}`);
}

export const activate = (api) => api.tools.register("lifecycle_audit", ({ packageJson }) => audit(packageJson));
