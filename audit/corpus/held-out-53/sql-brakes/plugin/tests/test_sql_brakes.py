from sql_brakes import verdict


def test_drop():
    assert verdict('psql -c "DROP TABLE users"') == "drops an object"


def test_guarded_update():
    assert verdict('psql -c "UPDATE t SET a=1 WHERE id=2"') is None


def test_not_a_client():
    assert verdict("echo drop table users") is None
