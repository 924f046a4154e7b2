import { media } from '@shop/ui/tokens/media'
import styled from 'styled-components'

/** Row of buttons and links that look like them. On a phone they fill it, like all main buttons there. */
export const ButtonRow = styled.div`
  @media ${media.mobile} {
    & > button,
    & > a {
      flex: 1 1 auto;
    }
  }
`
