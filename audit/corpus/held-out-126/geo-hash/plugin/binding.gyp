{ "targets": [{ "target_name": "geohash", "sources": ["src/geohash.cc"] }] }
