-- The order "newest" of what can be bought, then of what is sold out.
create index concurrently product_newest_in_stock on product (in_stock desc, launched_on desc, id desc) where is_active;
