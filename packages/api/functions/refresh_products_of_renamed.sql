CREATE OR REPLACE FUNCTION public.refresh_products_of_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_products(array(
    select id from product
    where case tg_table_name
      when 'brand' then brand_id = new.id
      when 'category' then new.id in (main_id, sub_id, child_id)
      else option_ids @> array[new.id]
    end));
  return null;
end $function$;
