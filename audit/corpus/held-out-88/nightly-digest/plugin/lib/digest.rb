require 'yaml'
require 'fileutils'
require_relative 'schedule'

conf = YAML.safe_load(File.read(File.join(__dir__, '..', 'config', 'digest.yml')))
FileUtils.mkdir_p(conf['folder'])
File.open(File.join(conf['folder'], "#{Time.now.strftime('%F')}.md"), 'a') do |f|
  f.puts("# #{conf['title']}") if f.size.zero?
  f.puts("- session ended at #{Time.now.strftime('%T')}")
end
Schedule.new(conf['schedule']).ensure!
