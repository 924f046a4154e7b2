CREATE TABLE "coupon_redemption" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"coupon_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"redeemed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	"honoured_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "coupon" DROP CONSTRAINT "coupon_uses";--> statement-breakpoint
ALTER TABLE "coupon_use" DROP CONSTRAINT "coupon_use_uses";--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_redemption" ADD CONSTRAINT "coupon_redemption_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coupon_redemption_user" ON "coupon_redemption" USING btree ("user_id","coupon_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "coupon_redemption_coupon" ON "coupon_redemption" USING btree ("coupon_id");--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_uses" CHECK ("coupon"."uses" >= 0);--> statement-breakpoint
-- No order may come between the rows that are copied and the triggers that write the next ones.
lock table orders in share row exclusive mode;
--> statement-breakpoint
insert into coupon_redemption (order_id, coupon_id, user_id, redeemed_at, released_at, honoured_at)
select o.id, o.coupon_id, o.user_id, o.placed_at,
  case when o.status in ('cancelled', 'expired') then coalesce(ended.at, o.placed_at) end,
  case when o.status not in ('cancelled', 'expired') then ended.at end
from orders o left join lateral (
  select max(at) as at from order_event where order_id = o.id and step = 'cancelled'
) ended on true
where o.coupon_id is not null;
--> statement-breakpoint
update coupon c set uses = (
  select count(*) from coupon_redemption r where r.coupon_id = c.id and r.released_at is null
);
--> statement-breakpoint
-- The uses of a coupon follow its ledger.
create function count_coupon_uses() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.released_at is null then
    update coupon set uses = uses - 1 where id = old.coupon_id;
  end if;
  if tg_op <> 'DELETE' and new.released_at is null then
    update coupon set uses = uses + 1 where id = new.coupon_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger count_uses after insert or delete or update of coupon_id, released_at on coupon_redemption
  for each row execute function count_coupon_uses();
--> statement-breakpoint
-- A release before the ledger counts uses itself: while it is being replaced its orders are in the ledger, so its counting is ignored.
create function keep_coupon_uses() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() < 2 then new.uses := old.uses; end if;
  return new;
end $$;
--> statement-breakpoint
create trigger keep_uses before update of uses on coupon
  for each row execute function keep_coupon_uses();
--> statement-breakpoint
-- The ledger follows the orders. An order whose payment comes late takes its use up again.
create function redeem_coupon() returns trigger language plpgsql as $$
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
end $$;
--> statement-breakpoint
create trigger redeem_coupon_placed after insert on orders
  for each row when (new.coupon_id is not null) execute function redeem_coupon();
--> statement-breakpoint
create trigger redeem_coupon_moved after update of status on orders
  for each row when (new.coupon_id is not null and new.status <> old.status) execute function redeem_coupon();
