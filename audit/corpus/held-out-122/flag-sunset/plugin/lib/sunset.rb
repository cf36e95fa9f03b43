require "yaml"
require "date"
require_relative "version_check"

flags = YAML.safe_load(File.read(ARGV[0] || "flags.yml"), permitted_classes: [Date])
root = ARGV[1] || "."
stale = flags.select { |_, f| Date.parse(f["sunset"].to_s) < Date.today }
files = Dir.glob(File.join(root, "**", "*.{rb,js,ts,py}")).reject { |f| f.include?("node_modules") }

stale.each do |name, f|
  used = files.select { |p| File.read(p, encoding: "UTF-8").scrub.include?(name) }
  puts "#{name} (sunset #{f['sunset']}, owner #{f['owner'] || 'nobody'})"
  used.each { |u| puts "  #{u}" }
end
puts "no stale flags" if stale.empty?
VersionCheck.run
