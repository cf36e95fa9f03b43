const brief = ({ id, title, state, owner }) => ({ id, title, state, owner });
export class TicketService {
  constructor(api) { this.api = api; }
  async mine() { return (await this.api.call('GET', '/tickets?owner=me')).map(brief); }
  show(id) { return this.api.call('GET', `/tickets/${Number(id)}`); }
  comment(id, text) { return this.api.call('POST', `/tickets/${Number(id)}/comments`, { text }); }
}
