import { Callout } from '@shop/ui/Callout'
import { layer } from '@shop/ui/tokens/layer'
import { media } from '@shop/ui/tokens/media'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** In sight wherever the list is scrolled to: it does not follow what is chosen. */
export const Root = styled(Callout)`
  position: sticky;
  top: 7rem;
  z-index: ${layer.sticky};
  margin-bottom: ${theme.space.l};
  transition: top ${theme.motion.slow};

  /* Below what of the header stays while the page is scrolled down. */
  :root[data-away] & {
    top: 0;

    @media ${media.desktop} and ${media.tall} {
      top: calc(2 * ${theme.space.xs} + ${theme.size.target});
    }
  }

  /* In line with the text, on a line of its own too, and no higher than it, so that the icon is in line with both. */
  & button {
    margin-block: calc((1lh - ${theme.size.target}) / 2);
    margin-inline-start: calc(-1 * ${theme.space.s});
  }
`
