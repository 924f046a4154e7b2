-- Colours by which lists filter a product that is sold in one colour, as most clothes are: those that its specification names, else those of
-- its codes. A product whose options are colours has these.
CREATE OR REPLACE FUNCTION public.colours_of(of_product integer)
 RETURNS SETOF text
 LANGUAGE sql
 STABLE
AS $function$
  with named as (
    select lower(trim(value)) as name
    from product_detail, jsonb_to_recordset(specifications) as fact (name text, value text)
    where product_id = of_product and fact.name ~* '^colou?r$' and trim(value) <> '' and length(value) <= 50
  ), sold as (
    select v.color_code, o.group_name from variant v left join option_value o on o.id = v.option_value_id
    where v.product_id = of_product and v.is_active
  ), coloured as (
    select coalesce(
      (regexp_match(name, '.*\m(black|white|red|maroon|pink|orange|yellow|green|blue|purple|brown|beige|grey|gold|silver|multicolour)\M'))[1],
      name) as colour
    from named
    union
    select colour_family(color_code) from sold
    where color_code is not null and coalesce(group_name ~* 'size', true) and not exists (select from named)
  )
  select initcap(colour) from coloured where not exists (select from sold where group_name ~* 'colou?r|shade')
$function$;
