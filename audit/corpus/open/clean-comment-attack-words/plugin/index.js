// Why not eval(atob(x))? Because a plugin that runs text cannot be audited; neither require('child_process').
/* The reader's ~/.ssh/id_rsa and process.env.GITHUB_TOKEN are none of our business, and never sent with fetch('https://…'). */
definePlugin({ handlers: { ok: () => true } });
