import datetime

now = datetime.datetime.now()
left = 17 * 60 - (now.hour * 60 + now.minute)
print(f"{max(left, 0)} min to the end of the writing day")
