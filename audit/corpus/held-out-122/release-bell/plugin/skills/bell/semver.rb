module Semver
  def self.parse(text)
    m = /\Av?(\d+)\.(\d+)\.(\d+)(-\S+)?/.match(text.to_s) or return nil
    [m[1].to_i, m[2].to_i, m[3].to_i, m[4] ? 0 : 1]
  end

  def self.newer?(a, b)
    x, y = parse(a), parse(b)
    return false unless x && y
    (x <=> y).positive?
  end
end
