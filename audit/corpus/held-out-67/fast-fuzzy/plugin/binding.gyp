{
  "targets": [
    {
      "target_name": "fuzzy",
      "sources": ["<!@(node tools/list-sources.js)"],
      "cflags": ["-O3"]
    }
  ]
}
