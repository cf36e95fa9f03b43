require 'json'
require 'yaml'

lines = YAML.safe_load(File.read(File.join(__dir__, 'lines.yml')))
lines.delete('plan') unless File.exist?('PLAN.md')
puts JSON.generate(
  hookSpecificOutput: {
    hookEventName: 'UserPromptSubmit',
    additionalContext: lines.values.join("\n")
  }
)
