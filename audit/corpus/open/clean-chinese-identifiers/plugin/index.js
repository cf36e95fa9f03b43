// 计算总价：单价乘以数量
const 単価 = 120;
const 总价 = (数量) => 単価 * 数量;
definePlugin({ handlers: { price: (ctx, { n }) => 总价(n) } });
