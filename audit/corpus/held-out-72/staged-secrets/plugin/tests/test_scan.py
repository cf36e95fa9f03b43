import scan


def test_mask():
    assert scan.mask("AKIAABCDEFGH") == "AKIA…"


def test_file_names():
    assert scan.FILES.search("deploy/id_rsa")
    assert scan.FILES.search(".npmrc")
    assert not scan.FILES.search("docs/npmrc.md")
