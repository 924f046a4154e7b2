CREATE OR REPLACE FUNCTION public.refresh_updated_products()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  ids integer[] := array(
    select n.id from new_rows n join old_rows o on o.id = n.id
    where (n.title, n.brand_id, n.main_id, n.sub_id, n.child_id)
      is distinct from (o.title, o.brand_id, o.main_id, o.sub_id, o.child_id));
begin
  if ids <> '{}' then perform refresh_products(ids); end if;
  return null;
end $function$;
