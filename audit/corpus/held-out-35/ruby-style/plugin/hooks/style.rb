# frozen_string_literal: true

require 'json'
require 'ripper'

# Looks at the tree of the edited file. The file itself is never loaded, evaluated or run.
HABITS = {
  /\beval\s*[( ]/ => 'eval: is there no method for that?',
  /`[^`]*\#{/ => 'backticks with interpolation: use Open3.capture2 with a list',
  /\bsend\(:(?:eval|system|exec)\b/ => 'send(:eval) hides what is called',
  /Marshal\.load\b/ => 'Marshal.load of foreign data runs code',
  /\brescue\s+Exception\b/ => 'rescue StandardError instead',
}.freeze

path = JSON.parse($stdin.read).dig('tool_input', 'file_path').to_s
exit 0 unless path.end_with?('.rb') && File.file?(path)

source = File.read(path, encoding: 'UTF-8')
if Ripper.sexp(source).nil?
  warn "#{path}: syntax error"
  exit 2
end

source.each_line.with_index(1) do |line, number|
  next if line.lstrip.start_with?('#')

  HABITS.each { |pattern, advice| warn "#{path}:#{number}: #{advice}" if line.match?(pattern) }
end
