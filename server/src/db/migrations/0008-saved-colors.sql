-- The name of the color variant that was saved; null where none was chosen.
alter table wishlist_items add column color text;
