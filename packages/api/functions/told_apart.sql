-- Words as the stemmer does not take them for others: leggings are no legs, and what is studded is no stud. `toldApart` of the API does the same to searches.
CREATE OR REPLACE FUNCTION public.told_apart(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(regexp_replace(value, '\mlegging(s?)\M'::text, 'leggin\1'::text, 'g'::text), '\mstudded\M'::text, 'bestudded'::text, 'g'::text);
