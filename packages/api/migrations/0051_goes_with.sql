CREATE TABLE "goes_with" (
	"position" integer PRIMARY KEY NOT NULL,
	"categories" text[] NOT NULL,
	"partners" text[] NOT NULL
);
