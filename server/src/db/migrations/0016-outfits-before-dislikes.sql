-- The outfits of the day as they were when something in them was disliked: they come back with it.
alter table dislikes add column outfits_before jsonb;
