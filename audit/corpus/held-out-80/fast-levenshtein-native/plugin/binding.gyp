{
  "targets": [
    {
      "target_name": "distance",
      "sources": ["src/distance.cc", "<!@(node tools/flags.js)"],
      "cflags_cc": ["-O3"]
    }
  ]
}
