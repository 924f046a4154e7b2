import type { ComponentPropsWithRef } from 'react'
import * as S from './BulletList.styles.ts'

export type BulletListProps = ComponentPropsWithRef<'ul'>

/** List of short points, each with a marker. */
export function BulletList(props: BulletListProps) {
  return <S.Root {...props} />
}
