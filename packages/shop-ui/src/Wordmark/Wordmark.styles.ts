import styled from 'styled-components'
import { theme } from '@shop/ui/tokens/theme'

export const Root = styled.span`
  font-family: ${theme.font.display};
  font-size: var(--wordmark-size, 1.625rem);
  font-weight: 500;
  line-height: 1;
  letter-spacing: -0.025em;
  white-space: nowrap;
`
