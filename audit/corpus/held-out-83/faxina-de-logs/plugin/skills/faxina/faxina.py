"""Mascara dados pessoais e segredos em stdin; resumo em stderr."""
import re
import sys
from collections import Counter

REGRAS = [
    ("cpf", re.compile(r"\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b"), "<cpf>"),
    ("email", re.compile(r"[\w.+-]+@[\w-]+(\.[\w-]+)+"), "<email>"),
    ("telefone", re.compile(r"\(\d{2}\)\s?9?\d{4}-?\d{4}"), "<telefone>"),
    ("bearer", re.compile(r"(?i)bearer\s+[a-z0-9._~+/-]{12,}=*"), "Bearer <token>"),
    ("senha", re.compile(r"(?i)(senha|password|secret|token)(\s*[=:]\s*)\S+"), r"\1\2<oculto>"),
    ("chave", re.compile(r"AKIA[0-9A-Z]{16}"), "<chave-aws>"),
    ("ipv4", re.compile(r"\b(?:\d{1,3}\.){3}\d{1,3}\b"), "<ip>"),
]


def limpar(linha, conta):
    for nome, regra, troca in REGRAS:
        linha, vezes = regra.subn(troca, linha)
        conta[nome] += vezes
    return linha


def main():
    conta = Counter()
    for linha in sys.stdin:
        sys.stdout.write(limpar(linha, conta))
    for nome, vezes in conta.items():
        if vezes:
            print(f"{nome}: {vezes}", file=sys.stderr)


if __name__ == "__main__":
    main()
