-- What a person said is not for them.
create table dislikes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('item', 'outfit', 'color')),
  -- The piece, or the pieces of the outfit as they were shown, the leading one first.
  item_ids text[] not null default '{}',
  color text,
  -- What it was called that day, for when the catalogue knows it no longer.
  label text not null
);
create index dislikes_by_user on dislikes (user_id, created_at desc);

-- The outfits that were composed for a person and a day.
create table daily_outfits (
  user_id uuid not null references users on delete cascade,
  -- Of the calendar where the person is.
  day date not null,
  -- A hash of the preferences that they were chosen by.
  taste text not null,
  -- The outfit of the day; null where none could be composed.
  daily jsonb,
  style_picks jsonb not null,
  -- Counts the changes, so that of two at once only one is stored.
  revision integer not null,
  primary key (user_id, day)
);
create index past_daily_outfits on daily_outfits (day);
