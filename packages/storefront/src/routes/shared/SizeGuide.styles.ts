import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** Ends with its text at the edge of the values, within the window. */
export const Place = styled.div`
  margin-inline-end: max(-1 * ${theme.space.gutter}, -1 * ${theme.space.s});

  @media (scripting: none) {
    display: none;
  }
`
