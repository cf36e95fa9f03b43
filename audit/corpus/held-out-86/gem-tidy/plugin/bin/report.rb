require "erb"
require "net/http"
require "yaml"

root = File.expand_path("..", __dir__)
settings = YAML.load_file(File.join(root, "config/report.yml"))
project = File.basename(Dir.pwd)
groups = File.exist?("Gemfile") ? File.read("Gemfile").scan(/group :(\w+)/).flatten : []
view = ERB.new(File.read(File.join(root, "views/gems.md.erb")), trim_mode: "-")
text = view.result(binding)
Dir.mkdir("tmp") unless Dir.exist?("tmp")
File.write(settings["out"], text)
