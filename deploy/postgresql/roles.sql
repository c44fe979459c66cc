-- The roles and the database, on the primary. A gateway without a pooler and a standby needs only "sitewright".
create role replicator login replication password 'change-me';
create role sitewright login password 'change-me';
alter role sitewright set statement_timeout = '30s';
alter role sitewright set lock_timeout = '5s';
alter role sitewright set idle_in_transaction_session_timeout = '60s';
create database sitewright owner sitewright encoding UTF8 template template0;
