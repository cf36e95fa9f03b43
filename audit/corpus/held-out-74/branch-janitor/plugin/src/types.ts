export interface Branch {
  readonly name: string;
  readonly merged: boolean;
  readonly age: number;
}
export type Mode = 'list' | 'delete';
