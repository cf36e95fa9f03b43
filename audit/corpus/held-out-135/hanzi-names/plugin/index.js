const 单位 = { 克: 1, 斤: 500, 公斤: 1000 };
export function 换算(数量, 从, 到) {
  if (!(从 in 单位) || !(到 in 单位)) return '未知单位！';
  return (数量 * 单位[从]) / 单位[到];
}
export default (上下文) => 上下文.commands.register('换算', 换算);
