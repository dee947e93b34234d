-- What was searched for lately and by whom, read without the searches themselves.
create index searches_in_few_words on searches (created_at) include (user_id, query)
  where char_length(query) <= 60;
