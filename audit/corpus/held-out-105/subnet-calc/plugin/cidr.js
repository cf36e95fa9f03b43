const toInt = (ip) => {
  const o = ip.split('.').map(Number);
  if (o.length !== 4 || o.some((x) => !(x >= 0 && x <= 255))) throw new RangeError(`bad address ${ip}`);
  return ((o[0] << 24) | (o[1] << 16) | (o[2] << 8) | o[3]) >>> 0;
};
const toIp = (n) => [n >>> 24, (n >>> 16) & 255, (n >>> 8) & 255, n & 255].join('.');

export function parse(cidr) {
  const [ip, bits = '32'] = cidr.split('/');
  const len = Number(bits);
  if (!(len >= 0 && len <= 32)) throw new RangeError(`bad prefix ${bits}`);
  const mask = len === 0 ? 0 : (~0 << (32 - len)) >>> 0;
  const first = (toInt(ip) & mask) >>> 0;
  const last = (first | (~mask >>> 0)) >>> 0;
  return { cidr: `${toIp(first)}/${len}`, first, last, len, mask };
}

export function overlap(list) {
  const nets = list.map(parse).sort((a, b) => a.first - b.first);
  const out = [];
  for (let i = 0; i < nets.length; i++)
    for (let j = i + 1; j < nets.length && nets[j].first <= nets[i].last; j++) out.push(`${nets[i].cidr} overlaps ${nets[j].cidr}`);
  return out;
}

export function split(cidr, newLen) {
  const n = parse(cidr);
  if (newLen < n.len || newLen - n.len > 10) throw new RangeError('between the prefix and 10 bits more');
  const size = 2 ** (32 - newLen);
  const out = [];
  for (let a = n.first; a <= n.last; a += size) out.push(`${toIp(a)}/${newLen}`);
  return out;
}

export default {
  tools: {
    cidr_info: ({ cidr }) => {
      const n = parse(cidr);
      return `${n.cidr}\nmask ${toIp(n.mask)}\n${toIp(n.first)} – ${toIp(n.last)}\n${2 ** (32 - n.len)} addresses`;
    },
    cidr_overlap: ({ list }) => overlap(list).join('\n') || 'no overlap',
    cidr_split: ({ cidr, length }) => split(cidr, length).join('\n'),
  },
};
