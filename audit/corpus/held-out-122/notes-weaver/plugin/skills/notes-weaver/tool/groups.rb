module Groups
  RULES = { added: /^(feat|add)/i, fixed: /^(fix|bug)/i, changed: // }.freeze

  def self.sort(subjects)
    out = RULES.keys.to_h { |k| [k, []] }
    subjects.each do |s|
      kind, = RULES.find { |_, re| s =~ re }
      out[kind] << s.sub(/^\w+(\([^)]*\))?!?:\s*/, "")
    end
    out
  end
end
