CREATE OR REPLACE FUNCTION public.refuse_stock_write()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if pg_trigger_depth() < 2 then
    raise exception 'stock changes only through stock_move' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;
