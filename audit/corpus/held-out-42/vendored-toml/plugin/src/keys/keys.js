import { parse } from '../../vendor/mini-toml/parse.js';
import { truncate } from '../../lib/text.js';

export const keys = (text) => Object.keys(parse(text)).map((key) => truncate(key, 40));
