import type { ElementType } from 'react'
import type { ElementProps, Space } from '../lib/layout.ts'
import type { theme } from '../tokens/theme.ts'
import * as S from './Box.styles.ts'

export interface BoxProps {
  /** Token of the space between the parts, which are then below each other. */
  gap?: Space
  /** Token of the space inside, on all sides. */
  padding?: Space
  /** Token of the colour behind the content. */
  surface?: keyof typeof theme.color.surface
  /** Token of the corners. */
  radius?: keyof typeof theme.radius
}

/** Element with space, colour and corners by tokens. Use `Panel` for the boxes of a page. */
export function Box<As extends ElementType = 'div'>({
  gap,
  padding,
  surface,
  radius,
  ...rest
}: BoxProps & ElementProps<As, BoxProps>) {
  return (
    <S.Root data-stack={gap} data-padding={padding} data-surface={surface} data-radius={radius} {...rest} />
  )
}
