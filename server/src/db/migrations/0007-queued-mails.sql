-- Mails that are still to be sent. A row goes when its mail was sent, or when it is too late for it.
create table queued_mails (
  -- Also the first part of the mail's Message-ID: the same at every attempt.
  id text primary key,
  created_at timestamptz not null default now(),
  -- Which part of the app knows how to write it.
  kind text not null,
  -- Sealed with the app's secret: some mails carry links that open an account.
  sealed bytea not null,
  expires_at timestamptz not null,
  -- While somebody sends it, this lies ahead: a process that dies leaves the mail to the others.
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  -- A link that was replaced or used up is not mailed.
  code_hash bytea references identity_codes on delete cascade
);
create index queued_mails_by_due on queued_mails (due_at);
create index queued_mails_by_code on queued_mails (code_hash) where code_hash is not null;
