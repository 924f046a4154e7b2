CREATE OR REPLACE FUNCTION public.similar_words(typed text, typed_sound text, is_prefix boolean)
 RETURNS TABLE(word text, sound_key text, frequency integer)
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET "pg_trgm.similarity_threshold" TO '0.25'
 SET "pg_trgm.word_similarity_threshold" TO '0.35'
AS $function$
  (select word, sound_key, frequency from search_word
    where sound_key = typed_sound order by frequency desc limit 20)
  union
  (select word, sound_key, frequency from search_word
    where word % typed order by similarity(word, typed) desc, frequency desc limit 40)
  union
  (select word, sound_key, frequency from search_word
    where is_prefix and sound_key ~>=~ typed_sound and sound_key ~<~ (typed_sound || chr(1114109))
    order by frequency desc limit 40)
  union
  (select word, sound_key, frequency from search_word
    where is_prefix and typed <% word order by word_similarity(typed, word) desc, frequency desc limit 40)
$function$;
