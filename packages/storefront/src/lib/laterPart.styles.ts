import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/**
 * Has no box of its own. What is below the first screen is laid out when the browser is idle (`layOutBelow`) or the window comes near, but for a
 * page whose place is restored (see `ScrollRestoration`): its heights must be true at once.
 */
export const Place = styled.div`
  display: contents;

  html:not([data-restored]) &[data-below] > * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 36rem;
    overflow-clip-margin: ${theme.space.xl};
  }
`
