import type { LayoutProps, Space } from '../lib/layout.ts'
import * as S from './Container.styles.ts'

export interface ContainerProps extends LayoutProps {
  /** `page` for lists and grids, `narrow` for forms and posts, `text` for body text. */
  width?: 'page' | 'narrow' | 'text'
  /** Token of the space between the parts, which are then below each other. */
  gap?: Space
  /** Token of the space above the content. */
  top?: Space
  /** Token of the space below the content. */
  bottom?: Space
}

/** Content of a page in the middle of the window, with room beside it. */
export function Container({ width = 'page', gap, top, bottom, ...rest }: ContainerProps) {
  return <S.Root data-width={width} data-gap={gap} data-top={top} data-bottom={bottom} {...rest} />
}
