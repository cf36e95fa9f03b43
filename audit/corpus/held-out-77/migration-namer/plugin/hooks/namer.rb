# frozen_string_literal: true

require 'json'
require 'time'

event = JSON.parse($stdin.read)
path = event.dig('tool_input', 'file_path').to_s
exit 0 unless path.include?('/db/migrate/')

name = File.basename(path)
match = name.match(/\A(\d{14})_([a-z][a-z0-9_]*)\.rb\z/)
unless match
  warn "#{name}: expected YYYYMMDDHHMMSS_snake_case.rb"
  exit 2
end

begin
  Time.strptime(match[1], '%Y%m%d%H%M%S')
rescue ArgumentError
  warn "#{match[1]} is not a date"
  exit 2
end

newest = Dir[File.join(File.dirname(path), '*.rb')].map { |f| File.basename(f)[/\A\d{14}/].to_s }.max.to_s
if match[1] <= newest && !File.exist?(path)
  warn "The newest migration is #{newest}; choose a later time."
  exit 2
end

body = event.dig('tool_input', 'content').to_s
klass = match[2].split('_').map(&:capitalize).join
warn "Class should be #{klass}" unless body.include?("class #{klass} ")
exit(body.include?("class #{klass} ") ? 0 : 2)
