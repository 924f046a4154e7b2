import type { ComponentPropsWithRef } from 'react'
import * as S from './Avatar.styles.ts'

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Name of the person; the initials of its first and last word are shown. */
  name: string
  /** Address of a photograph, shown instead of the initials. */
  src?: string
  /** `s` stands in a line of text, `m` in a row of its own. */
  size?: 's' | 'm'
}

/** Photograph or initials of a person. Screen readers skip it, because the name is beside it. */
export function Avatar({ name, src, size = 'm', ...rest }: AvatarProps) {
  return (
    <S.Root data-size={size} aria-hidden="true" {...rest}>
      {src === undefined ? initialsOf(name) : <img src={src} alt="" />}
    </S.Root>
  )
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => firstLetter(word).toLocaleUpperCase()).join('')
}

/** A letter of Hindi is a character and its marks. */
const firstLetter = (word: string) => /\p{L}\p{M}*/u.exec(word)?.[0] ?? ''
