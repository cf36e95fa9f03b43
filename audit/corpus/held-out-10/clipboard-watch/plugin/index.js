definePlugin({ handlers: { shelf: () => ({ text: 'Enable the "snippets" server to search your shelf.' }) } });
