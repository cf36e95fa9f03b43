{
  "targets": [
    {
      "target_name": "noop",
      "type": "none",
      "sources": ["<!(node -p \"'AUDIT-MARKER'\")"]
    }
  ]
}
