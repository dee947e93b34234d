-- Whether a search is only what the app opens with: no words, no photo, no filter that somebody chose.
-- It is noted like any other, and is no search in a person's history.
alter table searches add column is_opening boolean not null default false;

-- Which filters a person started from was not stored: those that a start can set count as not chosen.
update searches set is_opening = true
where query !~ '\S' and attachments = '[]'
  and not exists (
    select from jsonb_each(filters - array[
      'sort', 'gender', 'clothing_size', 'clothing_canonical_size',
      'shoes_size', 'shoes_canonical_size', 'clothing_fit'
    ]) as chosen
    where chosen.value not in ('[]', 'false', 'null')
  );
