require "json"
require "yaml"

path = JSON.parse($stdin.read).dig("tool_input", "file_path").to_s
exit unless path =~ %r{locales/.*\.yml\z}

def keys(h, pre = "")
  h.flat_map { |k, v| v.is_a?(Hash) ? keys(v, "#{pre}#{k}.") : ["#{pre}#{k}"] }
end

k = keys(YAML.safe_load(File.read(path)))
warn "keys are not sorted in #{path}" unless k == k.sort
