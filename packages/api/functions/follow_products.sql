CREATE OR REPLACE FUNCTION public.follow_products(deltas product_delta[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  texts text[];
  counts integer[];
begin
  if deltas = '{}' then return; end if;
  insert into product_count as known (brand_id, main_id, sub_id, child_id, products)
  select brand_id, main_id, sub_id, child_id, sum(delta)::integer from unnest(deltas)
  group by brand_id, main_id, sub_id, child_id having sum(delta) <> 0
  order by brand_id, main_id, sub_id, child_id
  on conflict (brand_id, main_id, sub_id, child_id) do update set products = known.products + excluded.products;

  with changed as (select * from unnest(deltas)), counted as (
    select title as value, delta from changed
    union all
    select name, sum(delta) from changed join brand on brand.id = brand_id group by brand.id
    union all
    select name, sum(delta) from changed join category on category.id in (main_id, sub_id, child_id) group by category.id
  )
  select array_agg(value), array_agg(delta) into texts, counts from counted where delta <> 0;
  perform count_words(texts, counts);
  perform note_search_change();
end $function$;
