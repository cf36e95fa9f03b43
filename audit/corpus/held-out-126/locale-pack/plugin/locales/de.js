export default { template: "feat: Kurzbeschreibung" };
