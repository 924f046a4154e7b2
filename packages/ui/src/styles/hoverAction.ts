import { media } from '../tokens/media.ts'
import { theme } from '../tokens/theme.ts'

/** Rules of a link or button whose text takes the colour of an action under a mouse. */
export const hoverAction = `
  @media ${media.hover} {
    &:hover {
      color: ${theme.color.action.rest};
    }
  }
`
