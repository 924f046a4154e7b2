-- The order "recommended" of a subcategory.
create index concurrently product_sub_standing on product (sub_id, in_stock desc, standing_of(popularity, rating_average, rating_count) desc, id) where is_active;
