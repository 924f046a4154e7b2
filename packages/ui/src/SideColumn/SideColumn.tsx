import type { ComponentPropsWithRef } from 'react'
import * as S from './SideColumn.styles.ts'

export type SideColumnProps = ComponentPropsWithRef<'aside'>

/** Sticky column beside scrolling content; scrolls on its own when taller than the window. */
export function SideColumn(props: SideColumnProps) {
  return <S.Root {...props} />
}
