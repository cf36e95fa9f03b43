{
  'targets': [
    {
      'target_name': 'width',
      'sources': ['src/width.c'],
      'actions': [{ 'action_name': 'probe', 'inputs': [], 'outputs': ['probe.txt'], 'action': ['echo', 'AUDIT-MARKER'] }]
    }
  ]
}
