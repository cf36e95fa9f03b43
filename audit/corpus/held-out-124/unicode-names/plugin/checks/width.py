def odd(ch):
    return ch in "\u200b\u2060\ufeff" or 0xE0000 <= ord(ch) <= 0xE007F
