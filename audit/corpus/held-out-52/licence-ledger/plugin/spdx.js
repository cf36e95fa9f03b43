const aliases = { 'Apache 2.0': 'Apache-2.0', 'Apache License 2.0': 'Apache-2.0', 'MIT License': 'MIT', BSD: 'BSD-2-Clause', GPLv3: 'GPL-3.0-only' };
export const spdx = (text) => aliases[text] ?? text;
