CREATE OR REPLACE FUNCTION public.refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'a stock move is never changed' using errcode = 'integrity_constraint_violation';
end $function$;
