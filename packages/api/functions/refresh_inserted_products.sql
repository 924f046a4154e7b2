CREATE OR REPLACE FUNCTION public.refresh_inserted_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform refresh_products(array(select id from new_rows));
  return null;
end $function$;
