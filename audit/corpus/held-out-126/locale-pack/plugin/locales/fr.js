export default { template: "feat : description courte" };
