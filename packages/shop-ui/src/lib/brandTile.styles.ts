import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'

/** Rules of a link to a brand: a tile with its face and its name. */
export const brandTile = `
  display: flex;
  overflow: hidden;
  border: 1px solid ${theme.color.line.subtle};
  border-radius: ${theme.radius.m};
  background: ${theme.color.surface.raised};
  text-decoration: none;
  transition: border-color ${theme.motion.quick};

  @media ${media.hover} {
    &:hover {
      border-color: ${theme.color.text.strong};
    }
  }
`
