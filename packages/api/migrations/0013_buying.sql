CREATE TYPE "public"."coupon_kind" AS ENUM('percent', 'flat', 'free_delivery');--> statement-breakpoint
CREATE TYPE "public"."order_line_status" AS ENUM('ordered', 'cancelled', 'return_requested', 'returned');--> statement-breakpoint
CREATE TYPE "public"."order_return_status" AS ENUM('requested', 'received');--> statement-breakpoint
CREATE TYPE "public"."order_status" AS ENUM('held', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered', 'returned', 'cancelled', 'expired');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('cod', 'upi', 'card', 'netbanking');--> statement-breakpoint
CREATE TYPE "public"."payment_state" AS ENUM('created', 'failed', 'authorized', 'captured', 'surplus', 'cod_due', 'cod_paid', 'cancelled');--> statement-breakpoint
CREATE TYPE "public"."refund_cause" AS ENUM('cancelled', 'returned', 'undeliverable', 'surplus');--> statement-breakpoint
CREATE TYPE "public"."refund_state" AS ENUM('requested', 'initiated', 'done', 'failed');--> statement-breakpoint
CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart_join" (
	"user_id" integer NOT NULL,
	"join_id" text NOT NULL,
	"receipt" jsonb NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_join_user_id_join_id_pk" PRIMARY KEY("user_id","join_id")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"quantity" smallint NOT NULL,
	"is_saved" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_line_thing" UNIQUE NULLS NOT DISTINCT("user_id","product_id","variant_id"),
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"kind" "coupon_kind" NOT NULL,
	"percent" integer,
	"amount_paise" bigint,
	"min_paise" bigint DEFAULT 0 NOT NULL,
	"is_first_order" boolean DEFAULT false NOT NULL,
	"brand_id" integer,
	"category_id" integer,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"is_public" boolean DEFAULT true NOT NULL,
	"uses_max" integer,
	"uses_per_user_max" integer DEFAULT 1 NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_code_unique" UNIQUE("code"),
	CONSTRAINT "coupon_code" CHECK ("coupon"."code" ~ '^[A-Z0-9-]{3,32}$'),
	CONSTRAINT "coupon_kind" CHECK (case "coupon"."kind"
        when 'percent' then "coupon"."percent" between 1 and 100 and coalesce("coupon"."amount_paise", 1) > 0
        when 'flat' then "coupon"."percent" is null and "coupon"."amount_paise" is not null and "coupon"."amount_paise" > 0
        else "coupon"."percent" is null and "coupon"."amount_paise" is null end),
	CONSTRAINT "coupon_min" CHECK ("coupon"."min_paise" >= 0),
	CONSTRAINT "coupon_uses" CHECK ("coupon"."uses" >= 0 and ("coupon"."uses_max" is null or "coupon"."uses" <= "coupon"."uses_max")),
	CONSTRAINT "coupon_uses_per_user" CHECK ("coupon"."uses_per_user_max" > 0)
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"coupon_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "coupon_use_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id"),
	CONSTRAINT "coupon_use_uses" CHECK ("coupon_use"."uses" >= 0)
);
--> statement-breakpoint
CREATE TABLE "idem" (
	"user_id" integer NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_sha256" "bytea" NOT NULL,
	"status" smallint,
	"body" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idem_user_id_route_key_pk" PRIMARY KEY("user_id","route","key"),
	CONSTRAINT "idem_key_length" CHECK (length("idem"."key") between 16 and 255)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"user_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"hold_id" uuid NOT NULL,
	"status" "order_status" NOT NULL,
	"payment_method" "payment_method" NOT NULL,
	"mrp_paise" bigint NOT NULL,
	"goods_paise" bigint NOT NULL,
	"coupon_paise" bigint DEFAULT 0 NOT NULL,
	"delivery_paise" bigint DEFAULT 0 NOT NULL,
	"total_paise" bigint NOT NULL,
	"coupon_id" integer,
	"coupon_code" text,
	"ship_to" jsonb NOT NULL,
	"is_express" boolean NOT NULL,
	"eta_amount" integer NOT NULL,
	"promised_by" timestamp with time zone NOT NULL,
	"hold_until" timestamp with time zone,
	"placed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_holdId_unique" UNIQUE("hold_id"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_paise" = "orders"."goods_paise" - "orders"."coupon_paise" + "orders"."delivery_paise" and "orders"."total_paise" > 0),
	CONSTRAINT "orders_coupon" CHECK ("orders"."coupon_paise" between 0 and "orders"."goods_paise"),
	CONSTRAINT "orders_hold_until" CHECK (("orders"."status" = 'held') <= ("orders"."hold_until" is not null)),
	CONSTRAINT "orders_delivered" CHECK (("orders"."status" in ('delivered', 'returned')) = ("orders"."delivered_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" uuid NOT NULL,
	"step" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"quantity" smallint NOT NULL,
	"unit_mrp_paise" bigint NOT NULL,
	"unit_paise" bigint NOT NULL,
	"coupon_paise" bigint DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"brand_name" text NOT NULL,
	"option_name" text,
	"image" text NOT NULL,
	"is_returnable" boolean NOT NULL,
	"status" "order_line_status" DEFAULT 'ordered' NOT NULL,
	"quantity_returned" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "order_line_variant" UNIQUE("order_id","variant_id"),
	CONSTRAINT "order_line_quantity" CHECK ("order_line"."quantity" between 1 and 10),
	CONSTRAINT "order_line_price" CHECK (0 < "order_line"."unit_paise" and "order_line"."unit_paise" <= "order_line"."unit_mrp_paise"),
	CONSTRAINT "order_line_coupon" CHECK ("order_line"."coupon_paise" between 0 and "order_line"."unit_paise" * "order_line"."quantity"),
	CONSTRAINT "order_line_returned" CHECK ("order_line"."quantity_returned" between 0 and "order_line"."quantity")
);
--> statement-breakpoint
CREATE TABLE "order_return" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"status" "order_return_status" DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"pickup_on" text,
	"pickup_slot" text,
	"refund_upi" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"received_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_return_line" (
	"return_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"quantity" smallint NOT NULL,
	CONSTRAINT "order_return_line_return_id_line_id_pk" PRIMARY KEY("return_id","line_id"),
	CONSTRAINT "order_return_line_quantity" CHECK ("order_return_line"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "gw_event" (
	"body_sha256" "bytea" PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text,
	"type" text NOT NULL,
	"raw" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"method" "payment_method" NOT NULL,
	"provider" text,
	"state" "payment_state" NOT NULL,
	"amount_paise" bigint NOT NULL,
	"gw_order_id" text,
	"gw_payment_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_gwOrderId_unique" UNIQUE("gw_order_id"),
	CONSTRAINT "payment_gwPaymentId_unique" UNIQUE("gw_payment_id"),
	CONSTRAINT "payment_amount" CHECK ("payment"."amount_paise" > 0)
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"cause" "refund_cause" NOT NULL,
	"ref" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"idem_key" text NOT NULL,
	"gw_refund_id" text,
	"to_upi" text,
	"state" "refund_state" DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"initiated_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	CONSTRAINT "refund_idemKey_unique" UNIQUE("idem_key"),
	CONSTRAINT "refund_gwRefundId_unique" UNIQUE("gw_refund_id"),
	CONSTRAINT "refund_once" UNIQUE("payment_id","cause","ref"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount_paise" > 0)
);
--> statement-breakpoint
ALTER TABLE "cart_join" ADD CONSTRAINT "cart_join_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idem" ADD CONSTRAINT "idem_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return" ADD CONSTRAINT "order_return_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_return_id_order_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_return"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_line" ADD CONSTRAINT "order_return_line_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_line_variant" ON "cart_line" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "idem_at" ON "idem" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","placed_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("hold_until") WHERE status = 'held';--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","placed_at");--> statement-breakpoint
CREATE INDEX "order_event_order" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_line_product" ON "order_line" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_return_order" ON "order_return" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_order" ON "payment" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_one_good" ON "payment" USING btree ("order_id") WHERE state in ('authorized', 'captured', 'cod_due', 'cod_paid');--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" USING btree ("created_at") WHERE state in ('requested', 'initiated');