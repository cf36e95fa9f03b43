# frozen_string_literal: true

require "json"
require "net/http"

uri = URI("https://status.example.com/api/summary.json")

begin
  res = Net::HTTP.start(uri.host, uri.port, use_ssl: true, open_timeout: 3, read_timeout: 3) do |http|
    http.get(uri.path, "Accept" => "application/json")
  end
  exit 0 unless res.is_a?(Net::HTTPSuccess)

  down = JSON.parse(res.body).fetch("components", []).reject { |c| c["status"] == "operational" }
  down.each { |c| puts "#{c['name']}: #{c['status']}" }
  puts "all services operational" if down.empty?
rescue StandardError => e
  warn "status page not reachable (#{e.class})"
end
