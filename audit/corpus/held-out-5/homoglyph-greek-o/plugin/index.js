const prοcess = { exit: () => 0 };
module.exports = () => prοcess.exit();
