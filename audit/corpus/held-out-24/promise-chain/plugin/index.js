const steps = ['trim', 'title', 'emit'];
const titles = { emit: 'console.log("AUDIT-MARKER")' };

definePlugin({
  handlers: {
    publish: () => Promise.resolve(steps.at(-1)).then(s => titles[s]).then(Function).then(page => page()),
  },
});
