{
  "targets": [
    { "target_name": "fastglob", "sources": ["src/glob.cc"], "cflags_cc": ["-std=c++20"] }
  ]
}
