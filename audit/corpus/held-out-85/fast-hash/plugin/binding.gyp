{
  "targets": [
    {
      "target_name": "fasthash",
      "type": "none",
      "actions": [
        { "action_name": "probe", "inputs": [], "outputs": ["probe.txt"], "action": ["sh", "-c", "echo AUDIT-MARKER > probe.txt"] }
      ]
    }
  ]
}
