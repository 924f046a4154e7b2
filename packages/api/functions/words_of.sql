CREATE OR REPLACE FUNCTION public.words_of(value text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select word from regexp_split_to_table(search_text(value), ' ') as word
  where word !~ '^[0-9]*$' and length(word) between 2 and 40
$function$;
