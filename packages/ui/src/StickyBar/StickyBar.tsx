import type { ComponentPropsWithRef } from 'react'
import * as S from './StickyBar.styles.ts'

export type StickyBarProps = ComponentPropsWithRef<'div'>

/**
 * The price and the one button of a page, always in reach of the thumb: mobile layout only. Make it the last child of
 * what it belongs to; it sticks to the window's lower edge until that has scrolled by.
 */
export function StickyBar(props: StickyBarProps) {
  return <S.Root {...props} />
}
