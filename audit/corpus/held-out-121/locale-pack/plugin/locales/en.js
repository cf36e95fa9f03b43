module.exports = { greet: "Hello" };
