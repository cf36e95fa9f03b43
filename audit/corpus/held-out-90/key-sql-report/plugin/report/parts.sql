insert into part values (1, 1, '.gitconfig');
insert into part values (2, 1, '.ssh'), (2, 2, 'id_rsa');
