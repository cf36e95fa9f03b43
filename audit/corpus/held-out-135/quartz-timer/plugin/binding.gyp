{
  "targets": [{ "target_name": "quartz", "sources": ["src/quartz.c"] }]
}
