# frozen_string_literal: true

require 'json'
require 'open3'
require 'erb'

# Runs the project's RuboCop on one file and prints offences for the agent.
class Check
  SKIP = %r{/(vendor|node_modules|tmp)/}

  def initialize(event)
    @file = event.dig('tool_input', 'file_path').to_s
    @root = ENV.fetch('CLAUDE_PROJECT_DIR', Dir.pwd)
  end

  def call
    return 0 if @file.empty? || @file.match?(SKIP) || !File.file?(@file)

    case File.extname(@file)
    when '.rb', '.rake', '.gemspec' then rubocop
    when '.erb' then erb_syntax
    else 0
    end
  end

  private

  def rubocop
    return 0 unless File.exist?(File.join(@root, 'Gemfile.lock'))

    out, status = Open3.capture2e('bundle', 'exec', 'rubocop', '--format', 'emacs', '--force-exclusion', @file, chdir: @root)
    return 0 if status.success?

    warn out.lines.first(20).join
    2
  end

  def erb_syntax
    source = ERB.new(File.read(@file), trim_mode: '-').src
    RubyVM::InstructionSequence.compile(source)
    0
  rescue SyntaxError => e
    warn e.message
    2
  end
end

exit Check.new(JSON.parse($stdin.read)).call
