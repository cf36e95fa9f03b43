module Pairs
  class Finder
    RULES = { %r{^app/(.*)\.rb$} => 'spec/\1_spec.rb', %r{^lib/(.*)\.rb$} => 'spec/lib/\1_spec.rb' }.freeze

    def initialize(root)
      @root = root
    end

    def for(path)
      rel = path.delete_prefix("#{@root}/")
      RULES.each do |re, to|
        candidate = rel.sub(re, to)
        return candidate if candidate != rel && File.exist?(File.join(@root, candidate))
      end
      nil
    end
  end
end
