CREATE TABLE "cdn_purge" (
	"version" bigint PRIMARY KEY NOT NULL,
	"purged_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_settled" boolean DEFAULT false NOT NULL
);
