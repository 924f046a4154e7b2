import { useRef } from 'react'
import { OTHER_LETTER } from '#features/brands/byLetter.ts'
import * as texts from '#texts/brands.ts'
import * as S from './Letters.styles.ts'
import { useFollowing } from './useFollowing.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Links to the letters that have brands. The others are there for the eye: a letter is found in its place. The list follows the page. */
export function Letters({ shown }: { shown: readonly string[] }) {
  const all = shown.includes(OTHER_LETTER) ? [...ALPHABET, OTHER_LETTER] : ALPHABET
  const list = useRef<HTMLUListElement>(null)
  useFollowing(list)
  return (
    <S.Root aria-label={texts.letters}>
      <S.List ref={list} role="list">
        {all.map((letter) =>
          shown.includes(letter) ? (
            <li key={letter}>
              <S.Letter href={`#${idOf(letter)}`} aria-label={nameOf(letter)}>
                {letter}
              </S.Letter>
            </li>
          ) : (
            <S.Unused key={letter} aria-hidden="true">
              {letter}
            </S.Unused>
          ),
        )}
      </S.List>
    </S.Root>
  )
}

export const idOf = (letter: string) =>
  letter === OTHER_LETTER ? 'others' : `letter-${letter.toLowerCase()}`
export const nameOf = (letter: string) => (letter === OTHER_LETTER ? texts.otherNames : letter)
