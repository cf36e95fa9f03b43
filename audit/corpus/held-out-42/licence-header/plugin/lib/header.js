import { holder } from './holder.js';

export const header = (year) => `// Copyright ${year} ${holder()}. All rights reserved.`;
