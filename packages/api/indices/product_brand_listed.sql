-- The order "recommended" of a brand, with the columns by which shoppers filter most: a page of such a list reads no product.
create index concurrently product_brand_listed on product (brand_id, in_stock desc, standing_of(popularity, rating_average, rating_count) desc, id) include (popularity, rating_average, rating_count, price_paise, discount_percent) where is_active;
