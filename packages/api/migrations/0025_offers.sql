CREATE TABLE "offer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" text NOT NULL,
	"rule" jsonb NOT NULL,
	"gift_variant_id" integer,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"is_shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "offer_key_unique" UNIQUE("key"),
	CONSTRAINT "offer_key" CHECK ("offer"."key" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "offer_title" CHECK ("offer"."title" <> ''),
	CONSTRAINT "offer_rule" CHECK (coalesce("offer"."rule" ->> 'kind' in ('set_price', 'percent', 'pay_for', 'amount_off', 'gift', 'bundle'), false)),
	CONSTRAINT "offer_gift" CHECK (("offer"."rule" ->> 'kind' = 'gift') = ("offer"."gift_variant_id" is not null)),
	CONSTRAINT "offer_ends" CHECK ("offer"."ends_at" >= "offer"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "offer_product" (
	"offer_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"part" smallint,
	CONSTRAINT "offer_product_offer_id_product_id_pk" PRIMARY KEY("offer_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_total";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_coupon";--> statement-breakpoint
ALTER TABLE "order_line" DROP CONSTRAINT "order_line_coupon";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offer_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "offer_paise" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "offer_title" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "is_gift" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "offer" ADD CONSTRAINT "offer_gift_variant_id_variant_id_fk" FOREIGN KEY ("gift_variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_product" ADD CONSTRAINT "offer_product_offer_id_offer_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_product" ADD CONSTRAINT "offer_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_product_product" ON "offer_product" USING btree ("product_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_offer" CHECK ("orders"."offer_paise" between 0 and "orders"."goods_paise");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_total" CHECK ("orders"."total_paise" = "orders"."goods_paise" - "orders"."offer_paise" - "orders"."coupon_paise" + "orders"."delivery_paise" and "orders"."total_paise" > 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon" CHECK ("orders"."coupon_paise" between 0 and "orders"."goods_paise" - "orders"."offer_paise");--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_offer" CHECK ("order_line"."offer_paise" >= 0);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_gift" CHECK (not "order_line"."is_gift" or ("order_line"."quantity" = 1 and "order_line"."offer_paise" = "order_line"."unit_paise"));--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_coupon" CHECK ("order_line"."coupon_paise" between 0 and "order_line"."unit_paise" * "order_line"."quantity" - "order_line"."offer_paise");--> statement-breakpoint
-- Texts without a rule promised what no price kept.
update product set offer = null where offer is not null;
--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_offer_has_rule" CHECK ("product"."offer" is null);
--> statement-breakpoint
-- Cards show offers, so that caches have to notice them.
create trigger bump_version after insert or update or delete or truncate on offer
  for each statement execute function catalogue_has_changed();
--> statement-breakpoint
create trigger bump_version after insert or update or delete or truncate on offer_product
  for each statement execute function catalogue_has_changed();
