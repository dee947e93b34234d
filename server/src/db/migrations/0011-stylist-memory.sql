-- Whether the stylist remembers what a person says of themselves, and uses it.
alter table users add column memory_enabled boolean not null default true;

-- What the stylist remembers of a person, in few words. Never health, measurements or beliefs.
create table stylist_memories (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  text text not null,
  -- When an event is over; null for what holds until it is taken back.
  expires_at timestamptz
);
create unique index stylist_memories_by_user on stylist_memories (user_id, lower(text));
create index expiring_stylist_memories on stylist_memories (expires_at)
  where expires_at is not null;
