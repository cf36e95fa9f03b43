export class PlanLoader {
  constructor(read) { this.read = read; }
  async load(path) {
    const plan = JSON.parse(await this.read(path));
    return (plan.resource_changes ?? []).map(({ type, change }) => ({ type, size: change?.after?.instance_type ?? 'default' }));
  }
}
