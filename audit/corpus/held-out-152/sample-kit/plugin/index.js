export default { list: () => ["empty"] };
