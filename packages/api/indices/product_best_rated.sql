-- The order "best rated" of what can be bought, then of what is sold out.
create index concurrently product_best_rated on product (in_stock desc, weighted_rating(rating_sum, rating_count) desc, id) where is_active;
