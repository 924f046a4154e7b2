CREATE TABLE "search_vocabulary" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "search_vocabulary_is_one_row" CHECK ("search_vocabulary"."is_only")
);
--> statement-breakpoint
insert into search_vocabulary default values;
