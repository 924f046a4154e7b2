import * as S from './PlaceText.styles.ts'

/** Text whose words with hyphens, such as "Delhi-NCR", are not broken at them. */
export function PlaceText({ children }: { children: string }) {
  // Every second part is such a word.
  const parts = children.split(/(\S+-\S+)/)
  return <>{parts.map((part, at) => (at % 2 === 0 ? part : <S.Word key={at}>{part}</S.Word>))}</>
}
