-- When a person last looked at an item: for what many look at, and for the person's own Home.
create table item_views (
  user_id uuid not null references users on delete cascade,
  item_id text not null,
  viewed_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
create index item_views_by_time on item_views (viewed_at) include (item_id, user_id);
create index saved_lately on wishlist_items (saved_at) include (item_id, user_id);

-- How many people searched for something, or looked at an item or saved it, in the seven days that
-- end with a day. Who they were is not noted, and what fewer than a handful did is left out.
create table weekly_activity (
  ended_on date not null,
  kind text not null,
  -- A query in lower case, or the id of an item.
  subject text not null,
  people integer not null,
  primary key (ended_on, kind, subject)
);

-- The words of a search as they are counted: in lower case, single spaces, short ones only.
alter table searches add column term text generated always as (
  case when char_length(query) <= 60
    then nullif(lower(btrim(regexp_replace(query, '\s+', ' ', 'g'))), '')
  end
) stored;
create index searched_terms on searches (created_at) include (term, user_id) where term is not null;
drop index searches_in_few_words;
