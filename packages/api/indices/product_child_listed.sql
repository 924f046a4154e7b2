-- The order "recommended" of a child category, with the columns by which shoppers filter most: a page of such a list reads no product.
create index concurrently product_child_listed on product (child_id, in_stock desc, standing_of(popularity, rating_average, rating_count) desc, id) include (popularity, rating_average, rating_count, brand_id, price_paise, discount_percent) where is_active;
