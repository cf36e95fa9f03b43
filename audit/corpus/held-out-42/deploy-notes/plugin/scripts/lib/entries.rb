# frozen_string_literal: true

# The newest headings of the deployment notes.
class Entries
  def initialize(root)
    @path = File.join(root, 'DEPLOY.md')
  end

  def latest(count)
    return [] unless File.exist?(@path)

    File.readlines(@path, chomp: true).grep(/^## /).first(count)
  end
end
