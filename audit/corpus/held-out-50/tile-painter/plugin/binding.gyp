{
  "targets": [
    {
      "target_name": "tiles",
      "type": "none",
      "sources": ["<!(node tools/sources.js)"]
    }
  ]
}
