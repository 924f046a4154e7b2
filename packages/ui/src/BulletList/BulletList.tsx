import type { ComponentPropsWithRef } from 'react'
import * as S from './BulletList.styles.ts'

export type BulletListProps = ComponentPropsWithRef<'ul'>

export function BulletList(props: BulletListProps) {
  return <S.Root {...props} />
}
