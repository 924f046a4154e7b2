import { theme } from '../tokens/theme.ts'
import { layoutStyle, type LayoutProps, type Space } from '../lib/layout.ts'
import * as S from './Box.styles.ts'

export interface BoxProps extends LayoutProps {
  /** Token of the space inside, on all sides. */
  padding?: Space
  /** Token of the colour behind the content. */
  surface?: keyof typeof theme.color.surface
  /** Token of the corners. */
  radius?: keyof typeof theme.radius
}

/** Element with space, colour and corners by tokens. Use `Panel` for the boxes of a page. */
export function Box({ padding, surface, radius, style, ...rest }: BoxProps) {
  const variables = {
    '--padding': padding && theme.space[padding],
    '--surface': surface && theme.color.surface[surface],
    '--radius': radius && theme.radius[radius],
  }
  return <S.Root style={layoutStyle(variables, style)} {...rest} />
}
