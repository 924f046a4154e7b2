CREATE OR REPLACE FUNCTION public.derive_product_visibility()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    -- A release before states archives and restores products by this flag.
    if new.is_active <> old.is_active and (new.state, new.launches_at) is not distinct from (old.state, old.launches_at) then
      new.state := case when new.is_active then 'active' else 'archived' end;
    end if;
    if old.state = 'draft' and new.state = 'active' then
      new.launched_on := (now() at time zone 'Asia/Kolkata')::date;
    end if;
  end if;
  if new.launches_at is not null then
    new.launched_on := (new.launches_at at time zone 'Asia/Kolkata')::date;
  end if;
  new.is_active := new.state = 'active' and coalesce(new.launches_at <= now(), true);
  return new;
end $function$;
