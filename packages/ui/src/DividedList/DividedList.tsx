import type { ComponentPropsWithRef } from 'react'
import * as S from './DividedList.styles.ts'

export interface DividedListProps extends ComponentPropsWithRef<'ul'> {
  /** Vertical padding of each item. */
  padding?: 'm' | 'l'
}

/** List with rules between its `li` items. */
export function DividedList({ padding = 'm', ...rest }: DividedListProps) {
  // VoiceOver drops the list role when list-style is none.
  return <S.Root role="list" data-padding={padding} {...rest} />
}
