create table searches (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  user_id uuid,
  query text not null,
  filters jsonb not null,
  attachments jsonb not null,
  item_ids text[] not null
);

-- The history of a person, newest first.
create index searches_by_user on searches (user_id, created_at desc) where user_id is not null;

create table attachments (
  id text primary key,
  created_at timestamptz not null default now(),
  user_id uuid,
  context text not null,
  width integer not null,
  height integer not null,
  look bytea not null
);

-- What the app remembers of its own shop between two starts.
create table shop_state (
  name text primary key,
  value text not null
);
