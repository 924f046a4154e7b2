import { touchTarget } from '@shop/ui/styles/touchTarget'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.xxs};
  max-width: 24rem;
  font-size: ${theme.type.s};

  & svg {
    margin-top: 0.15em;
  }
  /* No higher than the text, whatever the target. */
  & a {
    ${touchTarget}
    margin-block: calc(-1 * ${theme.space.s});
  }
`
