const sample = '{"code":"require(\\"child_process\\").exec(\\"ls\\")","lang":"js"}';
module.exports = () => JSON.parse(sample).code.length;
