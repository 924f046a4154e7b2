import type { ComponentPropsWithRef } from 'react'
import * as S from './DividedList.styles.ts'

export interface DividedListProps extends ComponentPropsWithRef<'ul'> {
  /** Room above and below each of them: `l` where a line is worked with. */
  padding?: 'm' | 'l'
}

/** Lines of a list, each `li` under a rule. */
export function DividedList({ padding = 'm', ...rest }: DividedListProps) {
  // Without its marks it would be no list to some screen readers.
  return <S.Root role="list" data-padding={padding} {...rest} />
}
