import type { ElementType } from 'react'
import type { ElementProps, Space, StackAlign } from '../lib/layout.ts'
import * as S from './Container.styles.ts'

export interface ContainerProps {
  /** `page` for lists and grids, `narrow` for forms and posts, `text` for body text. */
  width?: 'page' | 'narrow' | 'text'
  /** Token of the space between the parts, which are then below each other. */
  gap?: Space
  /** Token of the space above the content. */
  top?: Space
  /** Token of the space below the content. */
  bottom?: Space
  /** Horizontal alignment of parts that are narrower, with a `gap`. */
  align?: StackAlign
}

/** Content of a page in the middle of the window, with room beside it. */
export function Container<As extends ElementType = 'div'>({
  width = 'page',
  gap,
  top,
  bottom,
  align,
  ...rest
}: ContainerProps & ElementProps<As, ContainerProps>) {
  return (
    <S.Root
      data-width={width}
      data-stack={gap}
      data-top={top}
      data-bottom={bottom}
      data-align={align}
      {...rest}
    />
  )
}
