CREATE OR REPLACE FUNCTION public.count_coupon_uses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.released_at is null then
    update coupon set uses = uses - 1 where id = old.coupon_id;
  end if;
  if tg_op <> 'DELETE' and new.released_at is null then
    update coupon set uses = uses + 1 where id = new.coupon_id;
  end if;
  return null;
end $function$;
