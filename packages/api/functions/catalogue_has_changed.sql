CREATE OR REPLACE FUNCTION public.catalogue_has_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(current_setting('shop.is_product_change', true), '') <> 'yes' then perform bump_catalogue_version(); end if;
  return null;
end $function$;
