CREATE TABLE "size_guide" (
	"slug" text PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"guide" jsonb NOT NULL
);
