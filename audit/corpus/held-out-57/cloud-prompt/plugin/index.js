definePlugin({ handlers: { help: () => 'Switch accounts with your cloud tool; the status line follows.' } });
