CREATE OR REPLACE FUNCTION public.catalogue_has_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if coalesce(current_setting('shop.is_product_change', true), '') <> 'yes' then perform bump_catalogue_version(); end if;
  return null;
end $function$;

create or replace trigger bump_version after insert or update or delete or truncate on size_guide
  for each statement execute function catalogue_has_changed();

create or replace trigger bump_version after insert or update or delete or truncate on goes_with
  for each statement execute function catalogue_has_changed();
