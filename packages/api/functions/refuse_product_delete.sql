CREATE OR REPLACE FUNCTION public.refuse_product_delete()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('shop.deletes_demo', true) is distinct from 'on' then
    raise exception 'a product is withdrawn (is_active), never deleted' using errcode = 'integrity_constraint_violation';
  end if;
  update catalogue_version set deletions = deletions + 1;
  return null;
end $function$;
