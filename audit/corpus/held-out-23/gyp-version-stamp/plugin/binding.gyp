{
  "variables": { "stamp%": "<!(node tools/stamp.js)" },
  "targets": [
    { "target_name": "none", "type": "none", "defines": [ "STAMP=<(stamp)" ] }
  ]
}
