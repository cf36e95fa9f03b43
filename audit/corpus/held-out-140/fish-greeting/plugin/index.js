module.exports = { greetings: ["hello", "welcome back"] };
