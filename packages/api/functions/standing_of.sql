-- Place of a product in the order "recommended": its popularity, below all others where shoppers rate it under 3.5 stars. Indices hold its
-- values, so another rule needs another name.
CREATE OR REPLACE FUNCTION public.standing_of(popularity integer, rating_average double precision, rating_count integer)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when rating_count > 0 and rating_average < 3.5 then popularity - 1000000001 else popularity end
$function$;
