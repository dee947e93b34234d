-- A person, made when they first sign in with an address that is verified.
create table users (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  -- In lower case: one person an address.
  email text not null unique,
  name text,
  onboarded boolean not null default false,
  chat_enabled boolean not null default true,
  disabled_at timestamptz
);

-- The ways a person signs in: a provider's own id for them.
create table logins (
  provider text not null,
  subject text not null,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index logins_by_user on logins (user_id);

create table preferences (
  user_id uuid primary key references users on delete cascade,
  gender_preference text[] not null default '{}',
  clothing_size text[] not null default '{}',
  clothing_fit text[] not null default '{}',
  clothing_canonical_size text[] not null default '{}',
  shoes_size text[] not null default '{}',
  shoes_canonical_size text[] not null default '{}',
  style_preference text[] not null default '{}',
  personality text[] not null default '{}',
  user_notes text not null default '',
  ai_tone text,
  ai_tone_description text,
  location text,
  updated_at timestamptz not null default now()
);

-- A signed-in device. Its refresh tokens are one family.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  provider text not null,
  client_type text not null,
  device text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  ended_at timestamptz
);
create index sessions_by_user on sessions (user_id, last_used_at desc);

create table refresh_tokens (
  -- SHA-256 of the token: what is stored cannot be sent.
  hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Set when it was exchanged for the next one.
  replaced_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

-- The built-in identity provider: addresses with passwords.
create table identity_accounts (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  email text not null unique,
  password_hash text not null,
  password_changed_at timestamptz not null default now(),
  verified_at timestamptz,
  disabled_at timestamptz
);

-- Links that were mailed; each works once.
create table identity_codes (
  hash bytea primary key,
  account_id uuid not null references identity_accounts on delete cascade,
  type text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index identity_codes_by_account on identity_codes (account_id, type);

-- The keys that sign identity tokens; the private half is sealed with the secret of the app.
create table identity_keys (
  kid text primary key,
  created_at timestamptz not null default now(),
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null
);

create table support_requests (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  message text not null
);
create index support_requests_by_user on support_requests (user_id, created_at desc);

-- A page that was opened, by nobody in particular.
create table engagement_records (
  id bigint generated always as identity primary key,
  created_at timestamptz not null default now(),
  path text not null,
  referrer text not null,
  title text not null,
  screen jsonb not null,
  timezone text not null,
  language text not null,
  platform text not null,
  user_agent text not null,
  cookies_enabled boolean not null,
  online boolean not null,
  sent_at text not null
);
create index engagement_records_by_age on engagement_records (created_at);

create table poses (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  description text not null default '',
  generated boolean not null default false,
  generated_from_item_id text,
  width integer not null,
  height integer not null
);
-- The poses of a person, newest first.
create index poses_by_user on poses (user_id, created_at desc);

-- What was kept before there were accounts belongs to nobody and is forgotten with its person.
alter table searches add constraint searches_of_users
  foreign key (user_id) references users on delete cascade;
alter table attachments add constraint attachments_of_users
  foreign key (user_id) references users on delete cascade;
create index attachments_by_user on attachments (user_id) where user_id is not null;
