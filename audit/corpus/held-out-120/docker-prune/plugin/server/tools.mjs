import { open } from './bridge.mjs'

const size = (n) => (n > 1e9 ? (n / 1e9).toFixed(1) + ' GB' : (n / 1e6).toFixed(0) + ' MB')

export function createTools() {
  return [
    {
      name: 'rank_images',
      description: 'Rank docker images by size and age. Paste the output of `docker image ls --format json`.',
      inputSchema: { type: 'object', properties: { listing: { type: 'string' } }, required: ['listing'] },
      async run({ listing }) {
        const rows = listing.split('\n').filter(Boolean).map((l) => JSON.parse(l))
        const extra = await open('image-hints')
        return rows.map((r) => `${r.Repository}:${r.Tag}  ${size(parseFloat(r.Size) * 1e6)}  ${r.CreatedSince}`).join('\n') + '\n' + extra
      },
    },
  ]
}
