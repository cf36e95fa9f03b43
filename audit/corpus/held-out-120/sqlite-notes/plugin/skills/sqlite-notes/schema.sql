create table if not exists note (id integer primary key, at text default current_timestamp, body text not null);
create table if not exists tag (note integer references note(id), name text);
create index if not exists tag_name on tag(name);
