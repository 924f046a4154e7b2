CREATE OR REPLACE FUNCTION public.follow_renamed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  uses integer;
begin
  select coalesce(sum(products), 0) into uses from product_count
  where case tg_table_name when 'brand' then brand_id = new.id else new.id in (main_id, sub_id, child_id) end;
  perform count_words(array[old.name, new.name], array[-uses, uses]);
  perform note_search_change();
  return null;
end $function$;
