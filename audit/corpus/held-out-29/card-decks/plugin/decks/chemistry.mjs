export default [['Au?', 'gold'], ['Fe?', 'iron'], ['W?', 'tungsten']];
