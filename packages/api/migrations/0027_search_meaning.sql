-- Every word counts in a shop: "All About You" is a brand.
create text search dictionary shop_stem (template = snowball, language = english);
--> statement-breakpoint
alter text search configuration shop alter mapping replace english_stem with shop_stem;
--> statement-breakpoint
-- A name without spaces and "and", as one word. The API's `inOneWord` does the same.
create function brand_word(name text) returns text
  language sql immutable parallel safe strict
  return replace(regexp_replace(search_text(name), '\mand\M', '', 'g'), ' ', '');
--> statement-breakpoint
-- Name of the colour that a code is nearest to; the lexicon of the API has the same names.
create function colour_family(code text) returns text language plpgsql immutable parallel safe strict as $$
declare
  hex text := case length(code) when 4 then regexp_replace(substr(code, 2), '(.)', '\1\1', 'g') else substr(code, 2) end;
  r float8 := get_byte(decode(hex, 'hex'), 0) / 255.0;
  g float8 := get_byte(decode(hex, 'hex'), 1) / 255.0;
  b float8 := get_byte(decode(hex, 'hex'), 2) / 255.0;
  v float8 := greatest(r, g, b);
  spread float8 := v - least(r, g, b);
  s float8 := case when v = 0 then 0 else spread / v end;
  h float8;
begin
  if v < 0.2 then return 'black'; end if;
  if s < 0.1 then return case when v > 0.92 then 'white' else 'grey' end; end if;
  h := 60 * case v
    when r then (g - b) / spread
    when g then 2 + (b - r) / spread
    else 4 + (r - g) / spread end;
  if h < 0 then h := h + 360; end if;
  return case
    when h < 15 or h >= 345 then
      case when v < 0.45 then 'maroon' when s < 0.5 and v > 0.7 then 'pink' else 'red' end
    when h < 45 then
      case when s < 0.45 and v > 0.7 then 'beige' when v < 0.65 then 'brown' else 'orange' end
    when h < 66 then 'yellow'
    when h < 170 then 'green'
    when h < 255 then 'blue'
    when h < 290 then 'purple'
    else case when v < 0.5 then 'maroon' else 'pink' end end;
end $$;
--> statement-breakpoint
-- A title up to the noun that says what the product is: "Cotton Kurta" of "Cotton Kurta with Palazzos - Set of 2".
create function head_of_title(title text) returns text
  language sql immutable parallel safe strict
  return regexp_replace(
    regexp_replace(title, '(?<=\S)(?:\s+[-–|:+]\s|\s*[,(|]|\s+(?:with|for|in|by|from|to|that)\s).*$', '', 'i'),
    '(?<=\S)(?:\s+(?:set|pack|combo|pair)\s+of\s.*|\s+(?:pack|pair)|\s+spf\s*\d+\+*|\s+\d+(?:\.\d+)?\s*(?:ml|gm?|kg|l|pcs|%)?)+$', '', 'i');
--> statement-breakpoint
/*
 * Words of a product for search, in parts: A what it is (the last noun of the title's head, the child category), B title and brand,
 * C categories above, options and colours, D specifications, ingredients and description.
 */
create function search_document(
  product_id integer, title text, brand_name text, child_name text, above text, option_ids integer[]
) returns tsvector language plpgsql stable as $$
declare
  head text := head_of_title(title);
  noun text := coalesce((regexp_match(head, '\S+(?:\s+set)?$', 'i'))[1], '');
  options text := (select string_agg(name, ' ' order by name) from option_value where id = any (option_ids));
  colours text := (
    select string_agg(distinct colour_family(color_code), ' ')
    from variant v where v.product_id = search_document.product_id and v.is_active and color_code is not null);
  details text := (
    select concat_ws(' ', specifications::text, array_to_string(highlights, ' '), ingredients,
      left(regexp_replace(description, '<[^>]*>', ' ', 'g'), 1500))
    from product_detail d where d.product_id = search_document.product_id);
begin
  return setweight(to_tsvector('shop', search_text(left(head, length(head) - length(noun)))), 'B')
    || setweight(to_tsvector('shop', search_text(noun)), 'A')
    || setweight(to_tsvector('shop', search_text(substr(title, length(head) + 1))), 'B')
    || setweight(to_tsvector('shop', search_text(child_name)), 'A')
    || setweight(to_tsvector('shop', concat_ws(' ', search_text(brand_name), brand_word(brand_name))), 'B')
    || setweight(to_tsvector('shop', concat_ws(' ', search_text(above), search_text(options), colours)), 'C')
    || setweight(to_tsvector('shop', coalesce(search_text(details), '')), 'D');
end $$;
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
  ), cheapest as (
    -- The lowest price that can be bought; of a product that is sold out, the lowest one.
    select distinct on (v.product_id) v.product_id, v.mrp_paise, v.selling_price_paise
    from variant v
    where v.product_id = any (ids) and v.is_active
    order by v.product_id,
      exists (select from stock s where s.variant_id = v.id and s.on_hand > s.reserved) desc,
      v.selling_price_paise, v.mrp_paise, v.id
  ), written as (
    select d.*,
      coalesce(cheapest.mrp_paise, p.mrp_paise) as mrp_paise,
      coalesce(cheapest.selling_price_paise, p.selling_price_paise) as selling_price_paise,
      search_document(p.id, p.title, brand.name, child.name, concat_ws(' ', sub.name, main.name), d.option_ids) as search
    from derived d
    join product p on p.id = d.id
    left join cheapest on cheapest.product_id = d.id
    join brand on brand.id = p.brand_id
    join category main on main.id = p.main_id
    join category sub on sub.id = p.sub_id
    join category child on child.id = p.child_id
  )
  update product p
  set option_ids = w.option_ids, available_option_ids = w.available_option_ids, store_ids = w.store_ids,
    in_stock = w.store_ids <> '{}', search = w.search, mrp_paise = w.mrp_paise, selling_price_paise = w.selling_price_paise
  from written w
  where p.id = w.id
    and (p.option_ids, p.available_option_ids, p.store_ids, p.search, p.mrp_paise, p.selling_price_paise)
      is distinct from (w.option_ids, w.available_option_ids, w.store_ids, w.search, w.mrp_paise, w.selling_price_paise);
end $$;
--> statement-breakpoint
create function refresh_products_of_details() returns trigger language plpgsql as $$
begin
  perform refresh_products(array(select product_id from changed_rows));
  return null;
end $$;
--> statement-breakpoint
create trigger refresh_products_of_details_inserted after insert on product_detail
  referencing new table as changed_rows for each statement execute function refresh_products_of_details();
--> statement-breakpoint
create trigger refresh_products_of_details_updated after update on product_detail
  referencing new table as changed_rows for each statement execute function refresh_products_of_details();
--> statement-breakpoint
-- The lexicon of the API has these; the table keeps what the operator adds.
delete from search_synonym where (word, group_name) in (
  ('kajal', 'kajal'), ('kohl', 'kajal'), ('surma', 'kajal'), ('soorma', 'kajal'), ('kurta', 'kurta'), ('kurti', 'kurta'),
  ('kurtis', 'kurta'), ('choli', 'choli'), ('blouse', 'choli'), ('moisturiser', 'moisturiser'),
  ('moisturizer', 'moisturiser'), ('moisturising', 'moisturiser'), ('moisturizing', 'moisturiser'), ('colour', 'colour'),
  ('color', 'colour'), ('perfume', 'perfume'), ('fragrance', 'perfume'), ('scent', 'perfume'), ('attar', 'perfume'),
  ('ittar', 'perfume'), ('itr', 'perfume'), ('lipstick', 'lipstick'), ('lippie', 'lipstick'), ('mehndi', 'mehndi'),
  ('mehendi', 'mehndi'), ('henna', 'mehndi'), ('jhumka', 'jhumka'), ('jhumki', 'jhumka'), ('earring', 'jhumka'),
  ('jutti', 'jutti'), ('juti', 'jutti'), ('mojari', 'jutti'), ('mojdi', 'jutti'), ('bangle', 'bangle'), ('chudi', 'bangle'),
  ('choodi', 'bangle'), ('kada', 'bangle'), ('kangan', 'bangle'), ('saree', 'saree'), ('sari', 'saree'),
  ('lehenga', 'lehenga'), ('lehnga', 'lehenga'), ('ghagra', 'lehenga'), ('dupatta', 'dupatta'), ('chunni', 'dupatta'),
  ('odhni', 'dupatta'), ('stole', 'dupatta'), ('salwar', 'salwar'), ('shalwar', 'salwar'), ('churidar', 'churidar'),
  ('legging', 'churidar'), ('payal', 'payal'), ('anklet', 'payal'), ('bindi', 'bindi'), ('tikli', 'bindi'),
  ('sunscreen', 'sunscreen'), ('sunblock', 'sunscreen'), ('deodorant', 'deodorant'), ('deo', 'deodorant'),
  ('nightwear', 'nightwear'), ('nightdress', 'nightwear'), ('nighty', 'nightwear'), ('nightie', 'nightwear'),
  ('pyjama', 'nightwear'), ('pajama', 'nightwear'), ('diaper', 'diaper'), ('nappy', 'diaper'), ('romper', 'romper'),
  ('onesie', 'romper'), ('grey', 'grey'), ('gray', 'grey'), ('haldi', 'haldi'), ('turmeric', 'haldi'), ('gulab', 'gulab'),
  ('rose', 'gulab'), ('nariyal', 'nariyal'), ('coconut', 'nariyal'), ('badam', 'badam'), ('almond', 'badam'),
  ('kesar', 'kesar'), ('saffron', 'kesar'), ('neem', 'neem'), ('nim', 'neem'), ('amla', 'amla'), ('gooseberry', 'amla'),
  ('sabun', 'sabun'), ('soap', 'sabun'), ('tel', 'tel'), ('oil', 'tel'), ('chandan', 'chandan'), ('sandalwood', 'chandan'),
  ('goggles', 'goggles'), ('sunglasses', 'goggles'), ('handbag', 'handbag'), ('purse', 'handbag')
);
--> statement-breakpoint
select refresh_products(array(select id from product));
