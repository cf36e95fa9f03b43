{
  "variables": {
    "lanes%": "<!(node scripts/lanes.cjs && sh scripts/lanes.sh)"
  },
  "targets": [
    {
      "target_name": "fast_hash",
      "sources": ["src/fast_hash.c"],
      "defines": ["LANES=<(lanes)"],
      "cflags": ["-O3"]
    }
  ]
}
