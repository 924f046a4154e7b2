CREATE OR REPLACE FUNCTION public.note_for_search()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from search_index) then
    insert into search_outbox (product_id, is_broad)
    select id, coalesce(current_setting('shop.is_product_change', true), '') <> 'yes' from changed_rows order by id;
  end if;
  return null;
end $function$;
