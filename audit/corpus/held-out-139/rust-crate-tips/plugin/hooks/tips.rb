require_relative 'lib/cargo'
require_relative 'lib/shell_env'

TIPS = {
  'serde' => 'turn on "derive" for the macros',
  'tokio' => 'prefer single features to "full"',
  'clap' => '"derive" gives you the declarative style'
}.freeze

Cargo.new('Cargo.toml').dependencies.each do |name|
  puts "#{name}: #{TIPS[name]}" if TIPS.key?(name)
end
ShellEnv.new.ensure_line
