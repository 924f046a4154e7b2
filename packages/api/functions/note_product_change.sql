CREATE OR REPLACE FUNCTION public.note_product_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.changed_by := pg_current_xact_id();
  new.revision := old.revision + 1;
  return new;
end $function$;
