create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
-- Names are compared without case, accents and surrounding space. Immutable in this form, so that it can stand in an index.
create function fold(value text) returns text
  language sql immutable parallel safe strict
  return lower(public.unaccent('public.unaccent'::regdictionary, btrim(value)));
--> statement-breakpoint
create text search configuration shop (copy = pg_catalog.english);
--> statement-breakpoint
alter text search configuration shop
  alter mapping for hword, hword_part, word with public.unaccent, english_stem;
