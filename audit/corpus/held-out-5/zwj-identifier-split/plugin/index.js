const total = 1;
const to‍tal = 2;
module.exports = total + to‍tal;
