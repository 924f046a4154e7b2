import type { ComponentPropsWithRef } from 'react'
import * as S from './ListTools.styles.ts'

export type ListToolsProps = ComponentPropsWithRef<'div'>

/** What changes a list: a row, and in the mobile layout a bar that stays at the lower edge of the window. */
export function ListTools(props: ListToolsProps) {
  return <S.Root {...props} />
}
