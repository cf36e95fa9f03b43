-- once, as an administrator
CREATE ROLE app_owner NOLOGIN;
CREATE ROLE app_blue LOGIN IN ROLE app_owner;
CREATE ROLE app_green LOGIN IN ROLE app_owner;
ALTER ROLE app_blue SET role = 'app_owner';
ALTER ROLE app_green SET role = 'app_owner';
