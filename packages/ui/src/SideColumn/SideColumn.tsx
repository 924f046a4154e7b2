import type { ComponentPropsWithRef } from 'react'
import * as S from './SideColumn.styles.ts'

export type SideColumnProps = ComponentPropsWithRef<'aside'>

/** A column beside what scrolls: it stays, and scrolls by itself where it is longer than the window. */
export function SideColumn(props: SideColumnProps) {
  return <S.Root {...props} />
}
