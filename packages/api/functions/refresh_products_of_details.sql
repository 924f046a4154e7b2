CREATE OR REPLACE FUNCTION public.refresh_products_of_details()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_products(array(select product_id from changed_rows));
  return null;
end $function$;
