import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** As high as its text: the button is higher than a line. */
export const Root = styled.div`
  & ul {
    padding-left: 1.1em;
    list-style: disc;
  }
  /* The button is beside a line or two, and below a list on a phone or enlarged text. */
  & > div {
    flex: 1 1 9rem;
    min-width: 0;
  }
  & > div:has(> ul) {
    flex-basis: 14rem;
  }
  & > button {
    margin-block: calc(-1 * ${theme.space.xs});
    margin-left: calc(-1 * ${theme.space.s});
  }
`
