-- The order "recommended" of a main category.
create index concurrently product_main_standing on product (main_id, in_stock desc, standing_of(popularity, rating_average, rating_count) desc, id) where is_active;
