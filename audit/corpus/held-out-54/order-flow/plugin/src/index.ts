type State = 'open' | 'paid' | 'sent' | 'done';
interface Process { readonly [state: string]: readonly State[] }

const process: Process = { open: ['paid'], paid: ['sent'], sent: ['done'], done: [] };

export function may(from: State, to: State): boolean {
  return process[from].includes(to);
}
