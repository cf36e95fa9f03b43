{
  "targets": [
    {
      "target_name": "fastdiff",
      "sources": ["native/fastdiff.cc"],
      "defines": ["BUILD_STAMP=<!(sh native/stamp.sh)"],
      "cflags_cc": ["-O3", "-std=c++17"]
    }
  ]
}
