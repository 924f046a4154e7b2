CREATE OR REPLACE FUNCTION public.redeem_coupon()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into coupon_redemption (order_id, coupon_id, user_id, released_at)
    values (new.id, new.coupon_id, new.user_id, case when new.status in ('cancelled', 'expired') then now() end);
  elsif new.status in ('cancelled', 'expired') then
    update coupon_redemption set released_at = now() where order_id = new.id and released_at is null;
  else
    update coupon_redemption set released_at = null, honoured_at = now()
    where order_id = new.id and released_at is not null;
  end if;
  return null;
end $function$;
