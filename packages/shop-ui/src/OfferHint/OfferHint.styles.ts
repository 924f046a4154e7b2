import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.div`
  display: grid;
  gap: ${theme.space.xs};
  max-width: 24rem;
  font-size: ${theme.type.s};

  & svg {
    margin-top: 0.15em;
  }
  /* High enough for a finger, and in the line no higher than the text, whatever its lines. */
  & a {
    --around: calc((${theme.size.target} - 1em * ${theme.leading.text}) / 2);
    margin-block: calc(-1 * var(--around));
    padding-block: var(--around);
  }
`
