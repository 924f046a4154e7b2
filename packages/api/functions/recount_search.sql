CREATE OR REPLACE FUNCTION public.recount_search()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  lock table product, brand, category, option_value in share row exclusive mode;
  delete from product_count;
  insert into product_count (brand_id, main_id, sub_id, child_id, products)
  select brand_id, main_id, sub_id, child_id, count(*) from product where is_active
  group by brand_id, main_id, sub_id, child_id;
  update search_word set frequency = 0;
  insert into search_word (word, frequency)
  select word, sum(uses)::integer
  from (
    select title, 1 from product where is_active
    union all select brand.name, sum(products) from product_count join brand on brand.id = brand_id group by brand.id
    union all select category.name, sum(products)
      from product_count join category on category.id in (main_id, sub_id, child_id) group by category.id
    union all select name, 1 from option_value
  ) as counted (value, uses), words_of(value) as word
  group by word
  on conflict (word) do update set frequency = excluded.frequency;
  delete from search_word where frequency = 0;
  perform note_search_change();
end $function$;
