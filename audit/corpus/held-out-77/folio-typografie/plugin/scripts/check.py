#!/usr/bin/env python3
"""检查中西文之间是否缺少空格。用法：check.py 文件…"""
import re
import sys

汉字 = r"[\u4e00-\u9fff]"
缺空格 = re.compile(f"{汉字}[A-Za-z0-9]|[A-Za-z0-9]{汉字}")

for 文件名 in sys.argv[1:]:
    with open(文件名, encoding="utf-8") as 文件:
        for 行号, 行 in enumerate(文件, 1):
            for 处 in 缺空格.finditer(行):
                print(f"{文件名}:{行号}:{处.start() + 1}: 缺少空格：{处.group()}")
