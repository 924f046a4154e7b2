CREATE OR REPLACE FUNCTION public.note_vocabulary()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update search_vocabulary set version = version + 1;
  return null;
end $function$;

create or replace trigger note_vocabulary after insert or update or delete or truncate on search_phrase
  for each statement execute function note_vocabulary();

-- `refreshVocabulary` sets the sounds of new words. Changes of products, which count words, don't wait for each other here.
create or replace trigger note_vocabulary after update of sound_key on search_word
  for each statement execute function note_vocabulary();
