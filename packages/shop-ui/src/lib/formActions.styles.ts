import { media } from '@shop/ui/tokens/media'
import styled from 'styled-components'

/** Buttons at the end of a form. On a phone they fill the row, like all main buttons there. */
export const FormActions = styled.div`
  @media ${media.mobile} {
    & > button {
      flex: 1 1 auto;
    }
  }
`
