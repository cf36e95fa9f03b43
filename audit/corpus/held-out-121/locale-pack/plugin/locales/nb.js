module.exports = { greet: "Hei" };
