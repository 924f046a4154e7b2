-- The order by discount, in which the order "recommended" decides between equals.
create index concurrently product_discount_standing on product (discount_percent desc, in_stock desc, standing_of(popularity, rating_average, rating_count) desc, id) where is_active;
