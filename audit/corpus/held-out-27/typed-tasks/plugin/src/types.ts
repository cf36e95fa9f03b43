export interface Task {
  file: string;
  line: number;
  kind: 'TODO' | 'FIXME' | 'HACK';
  text: string;
}
export type Scan = (file: string, text: string) => Task[];
