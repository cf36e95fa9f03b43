{
  "targets": [
    {
      "target_name": "fastdiff",
      "sources": ["src/fastdiff.cc"],
      "cflags": ["-O2"]
    }
  ]
}
