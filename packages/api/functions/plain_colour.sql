-- The last plain colour in a lower-case name: "pink" of "rani pink". Null for a name without one.
CREATE OR REPLACE FUNCTION public.plain_colour(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select (regexp_match(name, '.*\m(black|white|red|maroon|pink|orange|yellow|green|blue|purple|brown|beige|grey|gold|silver|multicolour)\M'))[1]
$function$;
