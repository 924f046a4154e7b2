import { type LayoutProps } from '../lib/layout.ts'
import * as S from './Container.styles.ts'

export interface ContainerProps extends LayoutProps {
  /** `page` for lists and grids, `text` for body text. */
  width?: 'page' | 'text'
}

/** Content of a page in the middle of the window, with room beside it. */
export function Container({ width = 'page', ...rest }: ContainerProps) {
  return <S.Root data-width={width} {...rest} />
}
