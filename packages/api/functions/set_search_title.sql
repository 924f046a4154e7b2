CREATE OR REPLACE FUNCTION public.set_search_title()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.search_title := ts_filter(new.search, '{a,b}');
  return new;
end $function$;
