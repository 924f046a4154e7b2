CREATE OR REPLACE FUNCTION public.products_have_changed(ids integer[])
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into catalogue_change (changed_by, product_id)
  select pg_current_xact_id(), id from unnest(case when cardinality(ids) > 100 then array[0] else ids end) as id
  on conflict do nothing;
$function$;
