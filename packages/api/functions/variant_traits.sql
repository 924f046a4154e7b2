-- Option values that lists filter by and no shopper chooses: colours, and the undertones that the specification of make-up names, such as "Cool,
-- neutral and warm". Each variant of the product has all of its undertones, because no shade says which is its own.
CREATE OR REPLACE FUNCTION public.variant_traits(of_product integer)
 RETURNS TABLE (variant_id integer, group_name text, name text)
 LANGUAGE sql
 STABLE
AS $function$
  select variant_id, 'Colour', colour from variant_colours(of_product)
  union all
  select v.id, 'Undertone', initcap(undertone)
  from variant v
  join product_detail d using (product_id)
  cross join jsonb_to_recordset(d.specifications) as fact (name text, value text)
  cross join regexp_split_to_table(lower(trim(fact.value)), '\s*(?:,|/|&|\mand\M)\s*') as undertone
  where v.product_id = of_product and v.is_active and fact.name ~* '^undertones?$' and undertone <> '' and length(undertone) <= 50
$function$;
