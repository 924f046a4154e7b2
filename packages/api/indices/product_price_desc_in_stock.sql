-- The order by price, highest first, of what can be bought, then of what is sold out.
create index concurrently product_price_desc_in_stock on product (in_stock desc, price_paise desc, id desc) where is_active;
