-- Texts as search compares them: lower case, without accents, letters and digits only. The API's `foldWords` does the same.
create function search_text(value text) returns text
  language sql immutable parallel safe strict
  return btrim(regexp_replace(
    regexp_replace(fold(value), '([a-z])[''’](?=s\M)', '\1', 'g'),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u20cf\u3000-\u303f]+', ' ', 'g'));
--> statement-breakpoint
create or replace function refresh_products(ids integer[]) returns void language plpgsql as $$
begin
  perform from product where id = any (ids) order by id for no key update;
  with offered as (
    select v.product_id, v.option_value_id, s.store_id
    from variant v
    left join stock s on s.variant_id = v.id and s.on_hand > s.reserved
    where v.product_id = any (ids) and v.is_active
  ), derived as (
    select p.id,
      coalesce(array_agg(distinct o.option_value_id) filter (where o.option_value_id is not null), '{}') as option_ids,
      coalesce(array_agg(distinct o.option_value_id)
        filter (where o.option_value_id is not null and o.store_id is not null), '{}') as available_option_ids,
      coalesce(array_agg(distinct o.store_id) filter (where o.store_id is not null), '{}') as store_ids
    from product p
    left join offered o on o.product_id = p.id
    where p.id = any (ids)
    group by p.id
  ), written as (
    select d.*,
      setweight(to_tsvector('shop', search_text(concat_ws(' ', p.title, brand.name, child.name))), 'A')
        || setweight(to_tsvector('shop', search_text(concat_ws(' ', sub.name, main.name))), 'C')
        || setweight(to_tsvector('shop', search_text(coalesce(
          (select string_agg(name, ' ' order by name) from option_value where id = any (d.option_ids)), ''))), 'D') as search
    from derived d
    join product p on p.id = d.id
    join brand on brand.id = p.brand_id
    join category main on main.id = p.main_id
    join category sub on sub.id = p.sub_id
    join category child on child.id = p.child_id
  )
  update product p
  set option_ids = w.option_ids, available_option_ids = w.available_option_ids, store_ids = w.store_ids,
    in_stock = w.store_ids <> '{}', search = w.search
  from written w
  where p.id = w.id
    and (p.option_ids, p.available_option_ids, p.store_ids, p.search)
      is distinct from (w.option_ids, w.available_option_ids, w.store_ids, w.search);
end $$;
--> statement-breakpoint
select refresh_products(array(select id from product));
--> statement-breakpoint
-- Words that mean the same to a shopper in India.
insert into search_synonym (word, group_name) values
  ('kajal', 'kajal'),
  ('kohl', 'kajal'),
  ('surma', 'kajal'),
  ('soorma', 'kajal'),
  ('kurta', 'kurta'),
  ('kurti', 'kurta'),
  ('kurtis', 'kurta'),
  ('choli', 'choli'),
  ('blouse', 'choli'),
  ('moisturiser', 'moisturiser'),
  ('moisturizer', 'moisturiser'),
  ('moisturising', 'moisturiser'),
  ('moisturizing', 'moisturiser'),
  ('colour', 'colour'),
  ('color', 'colour'),
  ('perfume', 'perfume'),
  ('fragrance', 'perfume'),
  ('scent', 'perfume'),
  ('attar', 'perfume'),
  ('ittar', 'perfume'),
  ('itr', 'perfume'),
  ('lipstick', 'lipstick'),
  ('lippie', 'lipstick'),
  ('mehndi', 'mehndi'),
  ('mehendi', 'mehndi'),
  ('henna', 'mehndi'),
  ('jhumka', 'jhumka'),
  ('jhumki', 'jhumka'),
  ('earring', 'jhumka'),
  ('jutti', 'jutti'),
  ('juti', 'jutti'),
  ('mojari', 'jutti'),
  ('mojdi', 'jutti'),
  ('bangle', 'bangle'),
  ('chudi', 'bangle'),
  ('choodi', 'bangle'),
  ('kada', 'bangle'),
  ('kangan', 'bangle'),
  ('saree', 'saree'),
  ('sari', 'saree'),
  ('lehenga', 'lehenga'),
  ('lehnga', 'lehenga'),
  ('ghagra', 'lehenga'),
  ('dupatta', 'dupatta'),
  ('chunni', 'dupatta'),
  ('odhni', 'dupatta'),
  ('stole', 'dupatta'),
  ('salwar', 'salwar'),
  ('shalwar', 'salwar'),
  ('churidar', 'churidar'),
  ('legging', 'churidar'),
  ('payal', 'payal'),
  ('anklet', 'payal'),
  ('bindi', 'bindi'),
  ('tikli', 'bindi'),
  ('sunscreen', 'sunscreen'),
  ('sunblock', 'sunscreen'),
  ('deodorant', 'deodorant'),
  ('deo', 'deodorant'),
  ('nightwear', 'nightwear'),
  ('nightdress', 'nightwear'),
  ('nighty', 'nightwear'),
  ('nightie', 'nightwear'),
  ('pyjama', 'nightwear'),
  ('pajama', 'nightwear'),
  ('diaper', 'diaper'),
  ('nappy', 'diaper'),
  ('romper', 'romper'),
  ('onesie', 'romper'),
  ('grey', 'grey'),
  ('gray', 'grey'),
  ('haldi', 'haldi'),
  ('turmeric', 'haldi'),
  ('gulab', 'gulab'),
  ('rose', 'gulab'),
  ('nariyal', 'nariyal'),
  ('coconut', 'nariyal'),
  ('badam', 'badam'),
  ('almond', 'badam'),
  ('kesar', 'kesar'),
  ('saffron', 'kesar'),
  ('neem', 'neem'),
  ('nim', 'neem'),
  ('amla', 'amla'),
  ('gooseberry', 'amla'),
  ('sabun', 'sabun'),
  ('soap', 'sabun'),
  ('tel', 'tel'),
  ('oil', 'tel'),
  ('chandan', 'chandan'),
  ('sandalwood', 'chandan'),
  ('goggles', 'goggles'),
  ('sunglasses', 'goggles'),
  ('handbag', 'handbag'),
  ('purse', 'handbag');
