import type { ComponentPropsWithRef } from 'react'
import * as S from './VisuallyHidden.styles.ts'

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'>

/** Text for screen readers only. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <S.Root {...props} />
}
