CREATE OR REPLACE FUNCTION public.refresh_products_of_variants()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[] := array(select distinct product_id from changed_rows);
begin
  if ids <> '{}' then perform refresh_products(ids); end if;
  return null;
end $function$;
