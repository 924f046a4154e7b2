-- A search of the blog finds words in the text of posts.
create index concurrently blog_text on blog using gin (to_tsvector('shop', description));
