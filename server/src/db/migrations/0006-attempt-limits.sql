-- How often something was tried that is limited, in all processes together.
create table attempt_windows (
  -- A keyed hash of what was tried and by whom: no address can be read from it.
  key bytea primary key,
  attempts integer not null,
  ends_at timestamptz not null
);
create index ended_attempt_windows on attempt_windows (ends_at);
