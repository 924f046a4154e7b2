CREATE OR REPLACE FUNCTION public.note_search_change()
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into search_change (changed_by) values (pg_current_xact_id()) on conflict do nothing;
$function$;
