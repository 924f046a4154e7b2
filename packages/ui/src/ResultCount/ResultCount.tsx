import type { ComponentPropsWithRef } from 'react'
import * as S from './ResultCount.styles.ts'

export interface ResultCountProps extends Omit<ComponentPropsWithRef<'p'>, 'children'> {
  total: number
  /** The mended search text, where it differs from what was typed. */
  searchedFor?: string | null
}

/** How many products there are; said aloud when it changes. */
export function ResultCount({ total, searchedFor = null, ...rest }: ResultCountProps) {
  return (
    <S.Root role="status" {...rest}>
      <b>{total.toLocaleString('en-IN')}</b> {total === 1 ? 'product' : 'products'}
      {searchedFor !== null && (
        <>
          {' for '}
          <b>“{searchedFor}”</b>
        </>
      )}
    </S.Root>
  )
}
