definePlugin({ handlers: { ok: () => ({ } });
