{
  "targets": [
    { "target_name": "fastglob", "sources": ["src/fastglob.cc"] }
  ]
}
