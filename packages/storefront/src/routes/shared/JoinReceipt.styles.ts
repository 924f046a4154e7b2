import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** As high as its text: the button is higher. */
export const Root = styled.div`
  margin-block: calc(-1 * ${theme.space.xs});

  & ul {
    padding-left: 1.1em;
    list-style: disc;
  }
  /* The button is beside it, or below it on a phone and while the text is enlarged. */
  & > div {
    flex: 1 1 14rem;
    min-width: 0;
  }
  & > button {
    margin-left: calc(-1 * ${theme.space.s});
  }
`
