# {{name}}
Owner: {{team.name}} ({{team.channel}})
{{#endpoints}}
- `{{method}} {{path}}`
{{/endpoints}}
{{^endpoints}}
No endpoints yet.
{{/endpoints}}
