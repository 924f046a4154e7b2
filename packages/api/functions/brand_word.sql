CREATE OR REPLACE FUNCTION public.brand_word(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN replace(regexp_replace(search_text(name), '\mand\M'::text, ''::text, 'g'::text), ' '::text, ''::text);
