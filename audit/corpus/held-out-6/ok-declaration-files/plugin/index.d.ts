import { Readable } from 'some-stream-types';
export default function trim(text: string | Readable): string;
