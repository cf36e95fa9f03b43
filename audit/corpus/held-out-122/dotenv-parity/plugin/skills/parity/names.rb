module Names
  USE = /(?:process\.env\.|ENV\[["']|os\.environ\[["']|getenv\(["'])([A-Z][A-Z0-9_]+)/
  GLOB = "**/*.{rb,js,ts,py,php}"

  def self.declared(file)
    File.readlines(file).filter_map { |l| l[/^\s*(?:export\s+)?([A-Z][A-Z0-9_]+)=/, 1] }
  end

  def self.used(root)
    Dir.glob(GLOB, base: root)
       .reject { |p| p.start_with?("node_modules", "vendor") }
       .flat_map { |p| File.read(File.join(root, p)).scrub.scan(USE).flatten }
       .uniq.sort
  end
end
