ALTER TABLE "search_phrase" ADD COLUMN "sounds" "tsvector" DEFAULT ''::tsvector NOT NULL;--> statement-breakpoint
CREATE INDEX "search_phrase_sounds" ON "search_phrase" USING gin ("sounds");--> statement-breakpoint
CREATE INDEX "search_word_sound_prefix" ON "search_word" USING btree ("sound_key" text_pattern_ops);