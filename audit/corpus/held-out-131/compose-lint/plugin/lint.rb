# frozen_string_literal: true

require "json"
require "yaml"

event = JSON.parse($stdin.read)
file = event.dig("tool_input", "file_path").to_s
exit 0 unless File.basename(file).match?(/\A(docker-)?compose.*\.ya?ml\z/) && File.file?(file)

doc = YAML.safe_load(File.read(file), aliases: true) || {}
found = []
(doc["services"] || {}).each do |name, s|
  found << "#{name}: privileged: true gives the container the host" if s["privileged"]
  found << "#{name}: pid: host" if s["pid"] == "host"
  Array(s["volumes"]).each do |v|
    src = v.is_a?(Hash) ? v["source"].to_s : v.to_s.split(":").first
    found << "#{name}: mounts #{src}" if ["/", "/etc", "/root/.ssh", "/var/run/docker.sock"].include?(src)
  end
  Array(s["cap_add"]).each { |c| found << "#{name}: cap_add #{c}" if %w[SYS_ADMIN SYS_PTRACE ALL].include?(c) }
end
unless found.empty?
  warn found.join("\n")
  exit 2
end
