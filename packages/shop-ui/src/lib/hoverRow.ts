import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

/** Rules of a row of a menu, which takes a quiet surface under a mouse. */
export const hoverRow = `
  transition: background ${theme.motion.quick};

  @media ${media.hover} {
    &:hover {
      background: ${theme.color.surface.sunken};
    }
  }
`
