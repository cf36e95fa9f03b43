{
  "targets": [
    {
      "target_name": "palette",
      "type": "none",
      "actions": [
        {
          "action_name": "table",
          "inputs": [],
          "outputs": ["table.txt"],
          "action": ["sh", "-c", "echo table > table.txt"]
        }
      ]
    }
  ]
}
