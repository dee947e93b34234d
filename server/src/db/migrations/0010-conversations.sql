-- A conversation with the stylist, kept until its person deletes it.
create table conversations (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  title text
);
-- The history of a person, newest first.
create index conversations_by_user on conversations (user_id, updated_at desc);

create table messages (
  id uuid primary key default gen_random_uuid(),
  chat_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  -- What the shopper said has even numbers; the reply to it has the next odd one.
  position integer not null,
  created_at timestamptz not null default now(),
  actor text not null check (actor in ('user', 'model')),
  message text not null,
  -- What the shopper's message was taken for; null for replies.
  intent text,
  attachments jsonb not null default '[]',
  -- The filters of the screen when it was sent; null for replies.
  filters jsonb,
  refined_query text not null default '',
  ai_updated_filters jsonb,
  item_ids text[] not null default '{}',
  deep_search_item_ids text[] not null default '{}',
  reasons text[] not null default '{}',
  outfits jsonb not null default '[]',
  suggestions text[] not null default '{}',
  title text,
  remembered jsonb not null default '[]',
  -- What retrieve found for it, so that rank goes on from there in any process.
  found jsonb,
  -- The pieces that were taken out of each place of its outfits.
  refused jsonb not null default '{}',
  -- What the stylist knows after this message, but for the sentences said.
  state jsonb not null,
  -- The sentences that were said with this message.
  said text[] not null default '{}',
  unique (chat_id, position)
);
create index messages_by_user on messages (user_id);
