import random
HINTS = ["Name the file.", "Say what must not change.", "Give an example of the output."]
print(random.choice(HINTS))
