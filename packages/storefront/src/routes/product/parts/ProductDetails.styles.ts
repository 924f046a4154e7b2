import { RichText } from '@shop/ui/RichText'
import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const GoesWith = styled.div`
  &:focus {
    outline: none;
  }
  &:not(:empty) {
    margin-bottom: ${theme.space.l};
  }
`

export const Text = styled.p`
  max-width: ${theme.size.measure};
  line-height: ${theme.leading.prose};
  white-space: pre-line;
`

/** Headings of a feed's HTML stay below the one of the accordion. */
export const Description = styled(RichText)`
  & h1,
  & h2,
  & h3,
  & h4 {
    font-family: inherit;
    font-size: inherit;
    font-weight: ${theme.weight.strong};
    line-height: inherit;
  }
`
