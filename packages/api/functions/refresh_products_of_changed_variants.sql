CREATE OR REPLACE FUNCTION public.refresh_products_of_changed_variants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[] := array(select distinct product_id from (select * from new_rows union all select * from old_rows) as changed);
begin
  if ids = '{}' then return null; end if;
  perform set_config('shop.is_product_change', 'yes', true);
  perform refresh_products(ids);
  perform set_config('shop.is_product_change', '', true);
  perform products_have_changed(ids);
  return null;
end $function$;
