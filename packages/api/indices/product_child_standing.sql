-- The order "recommended" of a child category.
create index concurrently product_child_standing on product (child_id, in_stock desc, standing_of(popularity, rating_average, rating_count) desc, id) where is_active;
