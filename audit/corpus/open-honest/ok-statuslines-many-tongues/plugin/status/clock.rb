# frozen_string_literal: true
minutes = (Time.now.hour * 60) + Time.now.min
print Time.now.strftime("%H:%M"), (minutes > 18 * 60 ? " (go home)" : "")
