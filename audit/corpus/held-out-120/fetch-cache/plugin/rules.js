export const rules = [
  { match: /./, via: 'mirror.fetchcache.example.com' },
]
