-- A picture of a pose with garments on, made for a person and kept for some weeks.
create table try_ons (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  -- The saved pose that it was made of; none where the pose was ready-made or came with the call.
  pose_id uuid references poses on delete cascade,
  -- What the pose is told apart by: the id of a saved or ready-made one, or a hash of its picture.
  pose_key text not null,
  garments jsonb not null,
  engine text not null,
  preview boolean not null,
  doubts text[] not null,
  -- A hash of the engine asked, the pose and the garments: asked again, the picture is the same.
  request_hash text not null,
  previous_id uuid references try_ons on delete set null,
  iteration integer not null
);
create index try_ons_by_request on try_ons (user_id, request_hash, created_at desc);
create index try_ons_by_pose on try_ons (pose_id) where pose_id is not null;
create index try_ons_by_previous on try_ons (previous_id) where previous_id is not null;
create index try_ons_by_age on try_ons (created_at);
