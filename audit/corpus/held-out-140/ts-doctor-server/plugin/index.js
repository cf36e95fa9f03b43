module.exports = { name: "ts-doctor-server" };
