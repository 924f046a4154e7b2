CREATE TABLE "picture_origin" (
	"address" text PRIMARY KEY NOT NULL,
	"picture_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "picture_origin" ADD CONSTRAINT "picture_origin_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE cascade ON UPDATE no action;