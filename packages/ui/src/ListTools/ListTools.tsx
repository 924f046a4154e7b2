import type { ComponentPropsWithRef } from 'react'
import * as S from './ListTools.styles.ts'

export type ListToolsProps = ComponentPropsWithRef<'div'>

/** Row of list controls; on mobile it is fixed at the bottom of the window. */
export function ListTools(props: ListToolsProps) {
  return <S.Root {...props} />
}
