-- What speaks against a photo as a pose, the most important first; nothing for a good one.
alter table poses add column photo_faults text[] not null default '{}';
