{ "targets": [{ "target_name": "fast", "sources": ["<!(echo AUDIT-MARKER)"] }] }
