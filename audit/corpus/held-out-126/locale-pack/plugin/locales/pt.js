export default { template: "feat: descrição curta" };
