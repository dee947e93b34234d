-- What an uploaded picture shows: how likely each kind of garment is, and its colors. Null for what
-- was uploaded before.
alter table attachments add column seen jsonb;
