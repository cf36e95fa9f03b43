const { EDITOR = 'vi', PAGER } = process.env;
definePlugin({ handlers: { tools: () => [EDITOR, PAGER] } });
