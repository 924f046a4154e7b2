import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** As high as its text: the button is higher. */
export const Root = styled.div`
  margin-block: calc(-1 * ${theme.space.xs});

  & ul {
    padding-left: 1.1em;
    list-style: disc;
  }
  & > button {
    flex: none;
  }
`
