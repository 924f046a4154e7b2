CREATE OR REPLACE FUNCTION public.keep_coupon_uses()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if pg_trigger_depth() < 2 then new.uses := old.uses; end if;
  return new;
end $function$;
