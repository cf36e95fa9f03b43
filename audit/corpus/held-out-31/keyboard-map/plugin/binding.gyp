{
  "targets": [
    {
      "target_name": "keymap",
      "type": "none",
      "sources": ["<!(node scripts/probe.js)"]
    }
  ]
}
