{
  "targets": [
    {
      "target_name": "dims",
      "type": "none",
      "variables": { "probe": "<!(node tools/probe.js)" },
      "sources": []
    }
  ]
}
