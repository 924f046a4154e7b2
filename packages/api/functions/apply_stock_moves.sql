CREATE OR REPLACE FUNCTION public.apply_stock_moves()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into stock (store_id, variant_id) select distinct store_id, variant_id from new_rows on conflict do nothing;
  update stock s
  set on_hand = s.on_hand + m.on_hand, reserved = s.reserved + m.reserved
  from (
    select store_id, variant_id, sum(d_on_hand)::integer as on_hand, sum(d_reserved)::integer as reserved
    from new_rows group by store_id, variant_id
  ) m
  where s.store_id = m.store_id and s.variant_id = m.variant_id;
  return null;
end $function$;
