const ｅｖａｌ = (t) => t.length;
module.exports = (t) => ｅｖａｌ(t);
