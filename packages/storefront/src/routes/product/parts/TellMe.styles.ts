import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/* Is as wide as its column, or takes what is left of the bar at the bottom. */
export const Root = styled.div`
  flex-grow: 1;

  & > p {
    line-height: ${theme.leading.title};
  }
  && > button {
    padding-inline: ${theme.space.m};
    text-wrap: balance;
  }
`
