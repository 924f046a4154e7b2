CREATE OR REPLACE FUNCTION public.follow_inserted_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform follow_products(array(
    select (title, brand_id, main_id, sub_id, child_id, 1)::product_delta from new_rows where is_active));
  return null;
end $function$;
