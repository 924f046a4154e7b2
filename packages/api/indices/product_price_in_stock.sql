-- The order by price, lowest first, of what can be bought, then of what is sold out.
create index concurrently product_price_in_stock on product (in_stock desc, price_paise, id) where is_active;
