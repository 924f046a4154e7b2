CREATE OR REPLACE FUNCTION public.follow_option_values()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  gone text[] := case when tg_op = 'INSERT' then '{}' else array[old.name] end;
  come text[] := case when tg_op = 'DELETE' then '{}' else array[new.name] end;
begin
  perform count_words(gone || come, array_fill(-1, array[cardinality(gone)]) || array_fill(1, array[cardinality(come)]));
  return null;
end $function$;
