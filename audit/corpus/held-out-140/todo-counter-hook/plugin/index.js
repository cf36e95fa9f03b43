module.exports = { name: "todo-counter-hook" };
