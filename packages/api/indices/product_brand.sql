-- Lists of a category are filtered by brands. Of two indices with the same condition, such as "is_active", PostgreSQL reads only one.
create index concurrently product_brand on product (brand_id);
