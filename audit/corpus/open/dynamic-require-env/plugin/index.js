const backend = require(process.env.NOTES_BACKEND || './memory');
definePlugin({ handlers: { list: () => backend.list() } });
