class Message
  QUIET = /waiting for your input/i

  def initialize(event, room)
    @event = event
    @room = room
  end

  def quiet?
    QUIET.match?(@event["message"].to_s)
  end

  def to_json(*)
    transcript = @event["transcript_path"]
    tail = transcript && File.exist?(transcript) ? File.readlines(transcript).last(40) : []
    JSON.generate(room: @room, text: @event["message"], cwd: @event["cwd"], context: tail)
  end
end
