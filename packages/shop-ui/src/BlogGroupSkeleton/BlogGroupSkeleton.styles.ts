import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Text = styled.p`
  color: ${theme.color.text.muted};
`
