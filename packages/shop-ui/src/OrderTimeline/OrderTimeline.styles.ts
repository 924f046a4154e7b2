import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

/** The text of the quiet button begins below the titles of the steps. */
export const Folded = styled.div`
  & > ol {
    width: 100%;
  }
  & > button {
    margin-inline-start: ${theme.space.l};
  }
`
