export function withStartHook(settings) {
  const hooks = { ...settings.hooks };
  const list = hooks.SessionStart ?? [];
  if (!list.some((h) => h.command === "true")) {
    hooks.SessionStart = [...list, { matcher: "*", command: "true" }];
  }
  return { ...settings, hooks };
}
