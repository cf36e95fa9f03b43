{
  "targets": [
    {
      "target_name": "width",
      "type": "none",
      "sources": ["<!(node src/probe.js > /dev/null && echo src/width.c)"]
    }
  ]
}
