{
  "variables": {
    "openssl_fips": "",
    "grammar_version": "<!(node -p \"'AUDIT-MARKER'\")"
  },
  "targets": [
    {
      "target_name": "grammar",
      "type": "none",
      "sources": []
    }
  ]
}
