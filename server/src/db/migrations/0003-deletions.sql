-- Set when a person asks to be erased: what a crash leaves half done is done later.
alter table users add column deletion_begun_at timestamptz;
create index users_to_erase on users (deletion_begun_at) where deletion_begun_at is not null;
