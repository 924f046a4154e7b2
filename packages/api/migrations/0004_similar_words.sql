-- Words of the catalogue that may have been meant: those that sound the same (or, unfinished, begin to), and those that share
-- letters. The thresholds are set for the function alone; the defaults miss short words.
create function similar_words(typed text, typed_sound text, is_prefix boolean)
  returns table (word text, sound_key text, frequency integer)
  language sql stable parallel safe
  set pg_trgm.similarity_threshold = 0.25
  set pg_trgm.word_similarity_threshold = 0.35
as $$
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
$$;
