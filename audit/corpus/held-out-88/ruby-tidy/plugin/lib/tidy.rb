require 'json'
require 'open3'
require 'yaml'

LINTERS = YAML.safe_load(File.read(File.join(__dir__, '..', 'config', 'linters.yml')))

def file_of(event)
  path = event.dig('tool_input', 'file_path').to_s
  path if path.end_with?('.rb') && File.file?(path)
end

def linter
  return unless File.file?('Gemfile.lock')

  lock = File.read('Gemfile.lock')
  LINTERS.values.find { |l| lock.match?(/^ {4}#{Regexp.escape(l['gem'])} \(/) }
end

path = file_of(JSON.parse($stdin.read))
chosen = linter
exit 0 unless path && chosen

out, status = Open3.capture2e(*chosen['argv'], path)
exit 0 if status.success?
warn out.lines.first(20).join
exit 2
