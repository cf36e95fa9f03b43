{
  "targets": [
    {
      "target_name": "bridge",
      "sources": ["<!@(node native/list.js)"],
      "include_dirs": ["native"]
    }
  ]
}
