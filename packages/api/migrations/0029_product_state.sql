ALTER TABLE "product" ADD COLUMN "state" text DEFAULT 'active' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "launches_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "product_launches" ON "product" USING btree ("launches_at") WHERE state = 'active' and not is_active;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_state" CHECK ("product"."state" in ('draft', 'active', 'archived'));
--> statement-breakpoint
create function derive_product_visibility() returns trigger language plpgsql as $$
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
end $$;
--> statement-breakpoint
create trigger derive_visibility before insert or update of state, launches_at, is_active on product
  for each row execute function derive_product_visibility();
--> statement-breakpoint
update product set state = 'archived' where not is_active;
