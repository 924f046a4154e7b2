-- Reviews of a product by rating, and those with one rating.
create index concurrently review_rating on review (product_id, rating desc, created_at desc, id desc);
