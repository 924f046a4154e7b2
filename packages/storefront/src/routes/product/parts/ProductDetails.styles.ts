import { theme } from '@shop/ui/tokens/theme'
import styled from 'styled-components'

export const Text = styled.p`
  max-width: ${theme.size.measure};
  line-height: ${theme.leading.prose};
  white-space: pre-line;
`
