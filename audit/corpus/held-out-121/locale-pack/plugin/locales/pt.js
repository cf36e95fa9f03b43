module.exports = { greet: "Olá" };
