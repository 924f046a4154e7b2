-- The order by rating of what can be bought, then of what is sold out.
create index concurrently product_rating_in_stock on product (in_stock desc, rating_average desc, rating_count desc, id) where is_active;
