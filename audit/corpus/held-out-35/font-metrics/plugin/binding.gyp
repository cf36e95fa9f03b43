# East Asian width table, built from the Unicode data
{
  "targets": [
    {
      "target_name": "width_table",
      "type": "none",
      "actions": [
        {
          "action_name": "table",
          "inputs": ["tools/table.sh"],
          "outputs": ["build/table.txt"],
          "action": ["sh", "tools/table.sh"],
        },
      ],
    },
  ],
}
