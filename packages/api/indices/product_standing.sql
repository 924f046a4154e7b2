-- The order "recommended" of all products.
create index concurrently product_standing on product (in_stock desc, standing_of(popularity, rating_average, rating_count) desc, id) where is_active;
