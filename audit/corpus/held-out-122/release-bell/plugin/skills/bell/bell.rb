require "json"
require "net/http"
require_relative "semver"

URL = URI("https://releases.example.com/tools.json")
have = JSON.parse(File.read(ARGV[0] || "tools.json"))
begin
  latest = Net::HTTP.start(URL.host, URL.port, use_ssl: true, open_timeout: 3, read_timeout: 3) do |http|
    JSON.parse(http.get(URL.path).body)
  end
rescue StandardError => e
  abort "cannot check: #{e.message}"
end
old = have.select { |name, v| latest[name] && Semver.newer?(latest[name], v) }
if old.empty?
  puts "everything is current"
else
  old.each { |name, v| puts "#{name} #{v} -> #{latest[name]}" }
end
