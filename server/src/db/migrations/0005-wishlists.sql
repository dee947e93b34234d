-- What a person saved, with what it cost that day and how it looked: shops forget, wishlists do not.
create table wishlist_items (
  user_id uuid not null references users on delete cascade,
  item_id text not null,
  saved_at timestamptz not null default now(),
  price double precision not null,
  currency text not null,
  -- The item as it was last seen, for when the catalogue knows it no longer.
  item jsonb not null,
  primary key (user_id, item_id)
);

-- A wish to be told of a lower price. It ends with the saved item.
create table price_alerts (
  user_id uuid not null references users on delete cascade,
  item_id text not null,
  below double precision not null,
  currency text not null,
  set_at timestamptz not null default now(),
  -- Set by whoever is about to send the mail.
  claimed_at timestamptz,
  sent_at timestamptz,
  primary key (user_id, item_id),
  foreign key (user_id, item_id) references wishlist_items on delete cascade
);
create index waiting_price_alerts on price_alerts (item_id) where sent_at is null;

-- When a search or a chat last used an upload; null for one that none has.
alter table attachments add column used_at timestamptz;
update attachments set used_at = created_at
  where exists (
    select from searches
    where searches.attachments @> jsonb_build_array(jsonb_build_object('id', attachments.id))
  );
create index unused_attachments on attachments (created_at) where used_at is null;
