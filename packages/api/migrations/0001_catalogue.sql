CREATE TYPE "public"."category_level" AS ENUM('main', 'sub', 'child');--> statement-breakpoint
CREATE TYPE "public"."stock_move_kind" AS ENUM('receive', 'adjust', 'reserve', 'release', 'ship', 'return');--> statement-breakpoint
CREATE TABLE "blog" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"category_id" integer NOT NULL,
	"sub_category_id" integer,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"products_heading" text DEFAULT '' NOT NULL,
	"published_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"parent_id" integer,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "blog_category_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_product" (
	"blog_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "blog_product_blog_id_product_id_pk" PRIMARY KEY("blog_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brand_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"manufacturer" text DEFAULT '' NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"is_new_launch" boolean DEFAULT false NOT NULL,
	CONSTRAINT "brand_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_version_is_one_row" CHECK ("catalogue_version"."is_only")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"level" "category_level" NOT NULL,
	"parent_id" integer,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"logo" text,
	"banner" text,
	"tint" text,
	"is_returnable" boolean DEFAULT true NOT NULL,
	CONSTRAINT "category_level_slug" UNIQUE("level","slug"),
	CONSTRAINT "category_parent_fits_level" CHECK (("category"."level" = 'main') = ("category"."parent_id" is null))
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"eyebrow" text NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"button" text NOT NULL,
	"link" text NOT NULL,
	"image" text NOT NULL,
	"tint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_section" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_section_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"rule" jsonb NOT NULL,
	CONSTRAINT "home_section_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"source" jsonb NOT NULL,
	CONSTRAINT "picture_size" CHECK ("picture"."width" > 0 and "picture"."height" > 0),
	CONSTRAINT "picture_id_in_address" CHECK ("picture"."id" ~ '^[a-z0-9]+$')
);
--> statement-breakpoint
CREATE TABLE "option_value" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "option_value_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"group_name" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "option_value_group_name" UNIQUE("group_name","name")
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_base" text NOT NULL,
	"brand_id" integer NOT NULL,
	"main_id" integer NOT NULL,
	"sub_id" integer NOT NULL,
	"child_id" integer NOT NULL,
	"mrp_paise" integer NOT NULL,
	"selling_price_paise" integer NOT NULL,
	"discount_percent" smallint GENERATED ALWAYS AS ((mrp_paise - selling_price_paise)::bigint * 100 / mrp_paise) STORED NOT NULL,
	"additional_discount" smallint DEFAULT 0 NOT NULL,
	"is_best_seller" boolean DEFAULT false NOT NULL,
	"launched_on" date NOT NULL,
	"offer" text,
	"media" text[] DEFAULT '{}' NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"rating_average" double precision GENERATED ALWAYS AS (case when rating_count = 0 then 0 else round(rating_sum::numeric / rating_count, 1) end::double precision) STORED NOT NULL,
	"in_stock" boolean DEFAULT false NOT NULL,
	"store_ids" integer[] DEFAULT '{}' NOT NULL,
	"option_ids" integer[] DEFAULT '{}' NOT NULL,
	"available_option_ids" integer[] DEFAULT '{}' NOT NULL,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL,
	CONSTRAINT "product_slug_unique" UNIQUE("slug"),
	CONSTRAINT "product_slug_form" CHECK ("product"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and "product"."slug" ~ '[a-z]'),
	CONSTRAINT "product_price" CHECK (0 < "product"."selling_price_paise" and "product"."selling_price_paise" <= "product"."mrp_paise"),
	CONSTRAINT "product_mrp" CHECK ("product"."mrp_paise" <= 1000000000),
	CONSTRAINT "product_additional_discount" CHECK ("product"."additional_discount" between 0 and 100),
	CONSTRAINT "product_rating" CHECK ("product"."rating_sum" between "product"."rating_count" and 5 * "product"."rating_count")
);
--> statement-breakpoint
CREATE TABLE "product_detail" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"highlights" text[] DEFAULT '{}' NOT NULL,
	"how_to_use" text DEFAULT '' NOT NULL,
	"ingredients" text DEFAULT '' NOT NULL,
	"specifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"country_of_origin" text DEFAULT 'India' NOT NULL,
	"manufacturer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_source" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"line_hash" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_source_source_source_id_pk" PRIMARY KEY("source","source_id"),
	CONSTRAINT "product_source_productId_unique" UNIQUE("product_id")
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"option_value_id" integer,
	"position" integer DEFAULT 0 NOT NULL,
	"color_code" text,
	"mrp_paise" integer NOT NULL,
	"selling_price_paise" integer NOT NULL,
	"media" text[] DEFAULT '{}' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "variant_product_option" UNIQUE NULLS NOT DISTINCT("product_id","option_value_id"),
	CONSTRAINT "variant_price" CHECK (0 < "variant"."selling_price_paise" and "variant"."selling_price_paise" <= "variant"."mrp_paise"),
	CONSTRAINT "variant_mrp" CHECK ("variant"."mrp_paise" <= 1000000000),
	CONSTRAINT "variant_color_code" CHECK ("variant"."color_code" ~* '^#([0-9a-f]{3}|[0-9a-f]{6})$')
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"user_id" integer,
	"author_name" text NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_product_user" UNIQUE("product_id","user_id"),
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "search_phrase" (
	"folded" text PRIMARY KEY NOT NULL,
	"phrase" text NOT NULL,
	"kind" integer NOT NULL,
	"weight" integer NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', folded)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"word" text NOT NULL,
	"group_name" text NOT NULL,
	CONSTRAINT "search_synonym_word_group_name_pk" PRIMARY KEY("word","group_name")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"sound_key" text NOT NULL,
	"frequency" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"store_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_variant_id_store_id_pk" PRIMARY KEY("variant_id","store_id"),
	CONSTRAINT "stock_on_hand" CHECK ("stock"."on_hand" >= 0),
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" >= 0 and "stock"."reserved" <= "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "stock_move" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"ref" uuid NOT NULL,
	"kind" "stock_move_kind" NOT NULL,
	"d_on_hand" integer DEFAULT 0 NOT NULL,
	"d_reserved" integer DEFAULT 0 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_move_step" UNIQUE("ref","store_id","variant_id","kind")
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL,
	CONSTRAINT "store_name_unique" UNIQUE("name"),
	CONSTRAINT "store_city_unique" UNIQUE("city")
);
--> statement-breakpoint
ALTER TABLE "blog" ADD CONSTRAINT "blog_category_id_blog_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog" ADD CONSTRAINT "blog_sub_category_id_blog_category_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."blog_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_category" ADD CONSTRAINT "blog_category_parent_id_blog_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_product" ADD CONSTRAINT "blog_product_blog_id_blog_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_product" ADD CONSTRAINT "blog_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_main_id_category_id_fk" FOREIGN KEY ("main_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_sub_id_category_id_fk" FOREIGN KEY ("sub_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_child_id_category_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_detail" ADD CONSTRAINT "product_detail_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_source" ADD CONSTRAINT "product_source_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_option_value_id_option_value_id_fk" FOREIGN KEY ("option_value_id") REFERENCES "public"."option_value"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_newest" ON "blog" USING btree ("published_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "blog_category_newest" ON "blog" USING btree ("category_id","published_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "brand_name" ON "brand" USING btree (fold(name));--> statement-breakpoint
CREATE UNIQUE INDEX "category_name" ON "category" USING btree ("level",coalesce(parent_id, 0),fold(name));--> statement-breakpoint
CREATE INDEX "category_parent" ON "category" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "product_recommended" ON "product" USING btree ("in_stock" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "product_main_recommended" ON "product" USING btree ("main_id","in_stock" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "product_sub_recommended" ON "product" USING btree ("sub_id","in_stock" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "product_child_recommended" ON "product" USING btree ("child_id","in_stock" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "product_brand_recommended" ON "product" USING btree ("brand_id","in_stock" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "product_price" ON "product" USING btree ("selling_price_paise","id") WHERE is_active;--> statement-breakpoint
CREATE INDEX "product_newest" ON "product" USING btree ("launched_on" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE is_active;--> statement-breakpoint
CREATE INDEX "product_search" ON "product" USING gin ("search");--> statement-breakpoint
CREATE INDEX "product_options" ON "product" USING gin ("option_ids");--> statement-breakpoint
CREATE INDEX "variant_option" ON "variant" USING btree ("option_value_id");--> statement-breakpoint
CREATE INDEX "review_product_newest" ON "review" USING btree ("product_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "search_phrase_words" ON "search_phrase" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_synonym_group" ON "search_synonym" USING btree ("group_name");--> statement-breakpoint
CREATE INDEX "search_word_sound" ON "search_word" USING btree ("sound_key");--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_trigram" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_move_one_end" ON "stock_move" USING btree ("ref","store_id","variant_id") WHERE kind in ('release', 'ship');--> statement-breakpoint
CREATE INDEX "stock_move_variant" ON "stock_move" USING btree ("variant_id","store_id");