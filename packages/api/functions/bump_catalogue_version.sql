CREATE OR REPLACE FUNCTION public.bump_catalogue_version()
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into catalogue_change (changed_by) values (pg_current_xact_id()) on conflict do nothing;
$function$;
