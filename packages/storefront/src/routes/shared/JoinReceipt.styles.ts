import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Root = styled.div`
  & > ul {
    padding-left: 1.1em;
    list-style: disc;
  }
  & > button {
    margin-left: calc(-1 * ${theme.space.s});
  }
`
