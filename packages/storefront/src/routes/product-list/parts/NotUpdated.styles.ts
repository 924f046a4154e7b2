import { Callout } from '@shop/ui/Callout'
import { layer } from '@shop/ui/tokens/layer'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** In sight wherever the list is scrolled to: it does not follow what is chosen. */
export const Root = styled(Callout)`
  position: sticky;
  top: 7rem;
  z-index: ${layer.control};
  margin-bottom: ${theme.space.l};

  /* In line with the text, on a line of its own too. */
  & button {
    margin-inline-start: calc(-1 * ${theme.space.s});
  }
`
