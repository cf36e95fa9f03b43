definePlugin({ handlers: { ok: () => true } });
