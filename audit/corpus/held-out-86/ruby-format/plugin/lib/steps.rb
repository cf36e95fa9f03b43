class Steps
  def rubocop(path) = system("rubocop", "-A", "--format", "quiet", path)

  def trim(path)
    File.write(path, File.read(path).gsub(/[ \t]+$/, ""))
  end

  def newline(path)
    text = File.read(path)
    File.write(path, "#{text}\n") unless text.end_with?("\n")
  end
end
