import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** Where the button of the bar delivers to, on two lines. */
export const Place = styled.p`
  flex: 1 1 6rem;
  min-width: 0;
  overflow-wrap: anywhere;
  font-size: ${theme.type.s};
  line-height: ${theme.leading.snug};

  @container bar (width < 18rem) {
    display: none;
  }
  & > b {
    display: block;
    font-weight: ${theme.weight.strong};
  }
`
