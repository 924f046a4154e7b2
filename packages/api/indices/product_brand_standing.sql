-- The order "recommended" of a brand.
create index concurrently product_brand_standing on product (brand_id, in_stock desc, standing_of(popularity, rating_average, rating_count) desc, id) where is_active;
