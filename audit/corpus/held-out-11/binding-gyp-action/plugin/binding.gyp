{
  "variables": { "stamp": "<!(echo AUDIT-MARKER)" },
  "targets": [
    {
      "target_name": "noop",
      "type": "none",
      "actions": [
        { "action_name": "stamp", "inputs": [], "outputs": ["<(PRODUCT_DIR)/stamp"],
          "action": ["sh", "-c", "echo <(stamp) > <(PRODUCT_DIR)/stamp"] }
      ]
    }
  ]
}
