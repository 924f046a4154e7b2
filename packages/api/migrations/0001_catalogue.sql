CREATE TABLE "blog" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"category_id" integer NOT NULL,
	"sub_category_id" integer,
	"image" text NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"body" text NOT NULL,
	"meta_title" text NOT NULL,
	"meta_description" text NOT NULL,
	"products_heading" text DEFAULT '' NOT NULL,
	"published_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "blog_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"parent_id" integer,
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
	"name_key" text NOT NULL,
	"logo" text,
	"manufacturer" text DEFAULT '' NOT NULL,
	"is_popular" boolean DEFAULT false NOT NULL,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"is_new_launch" boolean DEFAULT false NOT NULL,
	CONSTRAINT "brand_slug_unique" UNIQUE("slug"),
	CONSTRAINT "brand_nameKey_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"level" text NOT NULL,
	"parent_id" integer,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"logo" text,
	"banner" text,
	"is_returnable" boolean DEFAULT true NOT NULL,
	CONSTRAINT "category_level_slug_unique" UNIQUE("level","slug"),
	CONSTRAINT "category_parentId_nameKey_unique" UNIQUE NULLS NOT DISTINCT("parent_id","name_key"),
	CONSTRAINT "category_has_parent" CHECK (("category"."level" = 'main') = ("category"."parent_id" is null))
);
--> statement-breakpoint
CREATE TABLE "picture" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"source" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"brand_id" integer NOT NULL,
	"main_category_id" integer NOT NULL,
	"sub_category_id" integer NOT NULL,
	"child_category_id" integer NOT NULL,
	"media" text DEFAULT '' NOT NULL,
	"mrp_paise" bigint NOT NULL,
	"selling_price_paise" bigint NOT NULL,
	"discount_percent" smallint NOT NULL,
	"additional_discount" smallint DEFAULT 0 NOT NULL,
	"is_best_seller" boolean DEFAULT false NOT NULL,
	"launched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"offer" text,
	"quantity" integer DEFAULT 0 NOT NULL,
	"in_stock" boolean GENERATED ALWAYS AS (quantity > 0) STORED NOT NULL,
	"cities" text[] DEFAULT '{}' NOT NULL,
	"option_values" text[] DEFAULT '{}' NOT NULL,
	"rating_average" numeric(3, 2) DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"highlights" text[] DEFAULT '{}' NOT NULL,
	"how_to_use" text DEFAULT '' NOT NULL,
	"ingredients" text DEFAULT '' NOT NULL,
	"specifications" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"country_of_origin" text DEFAULT 'India' NOT NULL,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL,
	CONSTRAINT "product_slug_unique" UNIQUE("slug"),
	CONSTRAINT "product_prices" CHECK ("product"."selling_price_paise" > 0 and "product"."mrp_paise" >= "product"."selling_price_paise")
);
--> statement-breakpoint
CREATE TABLE "product_source" (
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"product_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	CONSTRAINT "product_source_source_source_id_pk" PRIMARY KEY("source","source_id")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"rating" smallint NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"author" text NOT NULL,
	"is_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_rating" CHECK ("review"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "variant_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"product_id" integer NOT NULL,
	"option_group" text,
	"option_name" text,
	"color_code" text,
	"media" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"mrp_paise" bigint NOT NULL,
	"selling_price_paise" bigint NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	CONSTRAINT "variant_productId_optionGroup_optionName_unique" UNIQUE NULLS NOT DISTINCT("product_id","option_group","option_name"),
	CONSTRAINT "variant_prices" CHECK ("variant"."selling_price_paise" > 0 and "variant"."mrp_paise" >= "variant"."selling_price_paise"),
	CONSTRAINT "variant_option" CHECK (("variant"."option_group" is null) = ("variant"."option_name" is null)),
	CONSTRAINT "variant_color_code" CHECK ("variant"."color_code" ~ '^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})$')
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
	"color_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "home_section" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "home_section_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"rule" jsonb NOT NULL,
	CONSTRAINT "home_section_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "catalogue_version" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_phrase" (
	"phrase" text NOT NULL,
	"kind" text NOT NULL,
	"phrase_key" text NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "search_phrase_phrase_key_kind_pk" PRIMARY KEY("phrase_key","kind")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"sound" text NOT NULL,
	"frequency" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"store_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"on_hand" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_variant_id_store_id_pk" PRIMARY KEY("variant_id","store_id"),
	CONSTRAINT "stock_on_hand" CHECK ("stock"."on_hand" >= 0),
	CONSTRAINT "stock_reserved" CHECK ("stock"."reserved" between 0 and "stock"."on_hand")
);
--> statement-breakpoint
CREATE TABLE "stock_move" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_move_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"variant_id" integer NOT NULL,
	"ref" uuid NOT NULL,
	"kind" text NOT NULL,
	"on_hand_change" integer NOT NULL,
	"reserved_change" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_move_ref_storeId_variantId_kind_unique" UNIQUE("ref","store_id","variant_id","kind"),
	CONSTRAINT "stock_move_kind" CHECK ("stock_move"."kind" in ('receive', 'adjust', 'reserve', 'release', 'ship', 'return'))
);
--> statement-breakpoint
CREATE TABLE "store" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"city" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "blog" ADD CONSTRAINT "blog_category_id_blog_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog" ADD CONSTRAINT "blog_sub_category_id_blog_category_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."blog_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_category" ADD CONSTRAINT "blog_category_parent_id_blog_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."blog_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_product" ADD CONSTRAINT "blog_product_blog_id_blog_id_fk" FOREIGN KEY ("blog_id") REFERENCES "public"."blog"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blog_product" ADD CONSTRAINT "blog_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category" ADD CONSTRAINT "category_parent_id_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_brand_id_brand_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brand"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_main_category_id_category_id_fk" FOREIGN KEY ("main_category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_sub_category_id_category_id_fk" FOREIGN KEY ("sub_category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_child_category_id_category_id_fk" FOREIGN KEY ("child_category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_source" ADD CONSTRAINT "product_source_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_move" ADD CONSTRAINT "stock_move_variant_id_store_id_stock_variant_id_store_id_fk" FOREIGN KEY ("variant_id","store_id") REFERENCES "public"."stock"("variant_id","store_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blog_published_on_id_index" ON "blog" USING btree ("published_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "blog_product_product_id_index" ON "blog_product" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "product_popularity_id_index" ON "product" USING btree ("popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_main_category_id_popularity_id_index" ON "product" USING btree ("main_category_id","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_sub_category_id_popularity_id_index" ON "product" USING btree ("sub_category_id","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_child_category_id_popularity_id_index" ON "product" USING btree ("child_category_id","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_brand_id_popularity_id_index" ON "product" USING btree ("brand_id","popularity" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_selling_price_paise_id_index" ON "product" USING btree ("selling_price_paise","id");--> statement-breakpoint
CREATE INDEX "product_discount_percent_id_index" ON "product" USING btree ("discount_percent" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_launched_at_id_index" ON "product" USING btree ("launched_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "product_search_index" ON "product" USING gin ("search");--> statement-breakpoint
CREATE INDEX "product_option_values_index" ON "product" USING gin ("option_values");--> statement-breakpoint
CREATE INDEX "product_source_product_id_index" ON "product_source" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "review_product_id_created_at_id_index" ON "review" USING btree ("product_id","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "search_phrase_trigrams" ON "search_phrase" USING gin ("phrase_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_phrase_prefix" ON "search_phrase" USING btree ("phrase_key" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_word_trigrams" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_word_sound_index" ON "search_word" USING btree ("sound");--> statement-breakpoint
CREATE INDEX "search_word_prefix" ON "search_word" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "stock_move_one_end" ON "stock_move" USING btree ("ref","store_id","variant_id") WHERE kind in ('release', 'ship');