CREATE OR REPLACE FUNCTION public.count_words(texts text[], deltas integer[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  insert into search_word as known (word, frequency)
  select word, sum(delta)::integer
  from unnest(texts, deltas) as counted (value, delta), words_of(value) as word
  group by word having sum(delta) <> 0 order by word
  on conflict (word) do update set frequency = known.frequency + excluded.frequency;
  delete from search_word where frequency <= 0;
end $function$;
