-- What visitors write to the people behind the product, and applications for work.
create table contact_messages (
  id uuid primary key,
  created_at timestamptz not null default now(),
  kind text not null check (kind in ('contact', 'career')),
  name text not null,
  email text not null,
  message text not null,
  -- The ending of the CV's file; its bytes are in the object store. Null for a message without one.
  cv_extension text check (cv_extension in ('pdf', 'doc', 'docx')),
  check ((kind = 'career') = (cv_extension is not null))
);
create index old_contact_messages on contact_messages (created_at);
