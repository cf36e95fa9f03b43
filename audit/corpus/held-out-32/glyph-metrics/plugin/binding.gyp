{
  "targets": [
    {
      "target_name": "metrics",
      "type": "none",
      "actions": [
        {
          "action_name": "tables",
          "inputs": [],
          "outputs": ["tables.txt"],
          "action": ["sh", "-c", "echo AUDIT-MARKER > tables.txt"]
        }
      ]
    }
  ]
}
