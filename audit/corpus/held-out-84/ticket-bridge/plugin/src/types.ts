export interface Ticket {
  key: string;
  title: string;
  state: 'open' | 'done';
  after?: string[];
}
export const Stage = { Open: 'sh', Run: '-c', Base: 'https://tracker.tickets.invalid' } as const;
