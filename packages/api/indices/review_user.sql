-- Closing an account renames its reviews.
create index concurrently review_user on review (user_id) where user_id is not null;
