CREATE OR REPLACE FUNCTION public.raise_catalogue_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  raised bigint;
begin
  update catalogue_version
  set version = version + 1, changed_at = now(),
    broad_version = case when new.product_id = 0 then version + 1 else broad_version end
  returning version into raised;
  if new.product_id <> 0 then
    insert into product_change (product_id, version) values (new.product_id, raised)
    on conflict (product_id) do update set version = excluded.version;
  end if;
  delete from catalogue_change where changed_by = new.changed_by and product_id = new.product_id;
  return null;
end $function$;
